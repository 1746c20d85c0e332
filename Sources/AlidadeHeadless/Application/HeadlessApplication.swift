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

  /// Creates an application without opening anything.
  ///
  /// - Parameters:
  ///   - app: the description of the application.
  ///   - mountHost: the toolkit; `nil` creates a new one.
  ///   - settings: the storage of the settings; `nil` to keep them in memory.
  ///   - secrets: the stored secrets; `nil` for none.
  ///   - languages: the languages that the user prefers, the most preferred first; empty for the
  ///     application's source language.
  ///   - formats: the locales that the user has set for numbers and dates; `nil` for the language.
  ///   - recentFiles: the files that the user has opened in an earlier run, the most recent first.
  public init(
    _ app: some App, mountHost: HeadlessMountHost? = nil,
    settings: (any SettingsStorage)? = nil, secrets: HeadlessSecrets? = nil,
    languages: [Language] = [], formats: FormatLocales? = nil, recentFiles: [RecentFile] = []
  ) {
    let mountHost = mountHost ?? HeadlessMountHost()
    self.mountHost = mountHost
    windowing = HeadlessWindowing(
      mountHost, settings, secrets ?? HeadlessSecrets(), languages, formats,
      recentFiles)
    application = Application(
      app, toolkit: windowing, in: mountHost.makeRoot(size: .zero),
      mounter: Mounter(host: mountHost))
  }

  /// The open windows, in the order in which they were opened.
  public var windows: [HeadlessWindow] { windowing.windows }

  /// The active window, which is the one that the user works in; `nil` if none is open.
  public var activeWindow: HeadlessWindow? { windowing.active }

  // MARK: - The desktop

  /// The requests of the application to the desktop, in order.
  ///
  /// Opened addresses are also in ``HeadlessMountHost/openedAddresses``, with those of links.
  public var desktopRequests: [DesktopRequest] { windowing.desktopRequests }

  /// The error that all requests to the desktop fail with; `nil`, the default, if they succeed.
  public var desktopError: DesktopError? {
    get { windowing.desktopError }
    set { windowing.desktopError = newValue }
  }

  /// The keyring with the secrets of the application.
  public var secrets: HeadlessSecrets { windowing.secrets }

  /// The documents that the application has printed or written to PDF files, in order.
  ///
  /// ``HeadlessWindow/answerPrintDialog(paper:)`` answers the dialog of a window. Files aren't
  /// written, and ``desktopError`` makes printing and writing fail.
  public var printouts: [HeadlessPrintout] { windowing.printouts }

  /// The files that the user has recently opened or saved with the application, the most recent
  /// first.
  ///
  /// A test sets them to specify that a file is missing.
  public var recentFiles: [RecentFile] {
    get { windowing.recentFiles.state }
    set { windowing.recentFiles.update { $0 = newValue } }
  }

  /// The notifications that the desktop shows, the newest last.
  public var notifications: [DesktopNotification] { windowing.notifications }

  /// Presses a notification as the user would, which removes it; nothing happens if there is none.
  ///
  /// - Parameters:
  ///   - id: the name of the notification.
  ///   - button: the index of the button; `nil` for the notification itself.
  public func pressNotification(_ id: String, button: Int? = nil) {
    guard notifications.contains(where: { $0.id == id }) else { return }
    windowing.withdrawNotification(id)
    application.activateNotification(id, button: button)
  }

  /// Opens the windows of the application.
  public func start() { application.start() }
}
