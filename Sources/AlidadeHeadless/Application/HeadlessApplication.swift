import AlidadeApplication
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A toolkit without a display for whole applications.
///
/// ```swift
/// let application = HeadlessApplication(Notes())
/// application.start()
/// print(application.windows[0].view.root.dump())
/// ```
///
/// All windows share one ``mountHost``, with its clock, clipboard and pending work.
@MainActor public final class HeadlessApplication {
  /// The toolkit, with its log, clock and pending work.
  public let mountHost: HeadlessMountHost
  /// The running application.
  public let application: Application
  private let windowing: HeadlessWindowing

  /// Creates an application, and opens nothing yet.
  ///
  /// - Parameters:
  ///   - app: the description of the application.
  ///   - mountHost: the toolkit; `nil` creates a new one.
  ///   - settings: the place where the settings are stored; `nil` to keep them in memory.
  public init(
    _ app: some App, mountHost: HeadlessMountHost? = nil,
    settings: (any SettingsStorage)? = nil
  ) {
    let mountHost = mountHost ?? HeadlessMountHost()
    self.mountHost = mountHost
    windowing = HeadlessWindowing(mountHost, settings)
    application = Application(
      app, toolkit: windowing, in: mountHost.makeRoot(size: .zero),
      mounter: Mounter(host: mountHost))
  }

  /// The open windows, in the order in which they were opened.
  public var windows: [HeadlessWindow] { windowing.windows }

  /// The window that the user works with; `nil` if none is open.
  public var activeWindow: HeadlessWindow? { windowing.active }

  /// A closure that is called for each window that opens.
  public var didOpenWindow: (@MainActor (HeadlessWindow) -> Void)? {
    get { windowing.didOpen }
    set { windowing.didOpen = newValue }
  }

  /// Opens the windows of the application.
  public func start() { application.start() }
}
