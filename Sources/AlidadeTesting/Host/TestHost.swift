import AlidadeCore
import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

/// A window without a display, where a test uses components as a user would.
///
/// ```swift
/// @MainActor @Test("Adding an item shows it") func addsItem() throws {
///   let app = TestHost { ToDoList() }
///   try app.type("Milk", into: "New item")
///   try app.tap("Add")
///   app.expect("Milk")
/// }
/// ```
///
/// Each action runs all work that it causes before it returns: updates, background work and frames.
/// There is no waiting in real time, so a test behaves the same in each run. Errors that are
/// reported in the meantime are issues of the test, unless it expects them.
///
/// A failed action or search ends the test. It is recorded at the line of the call, with the
/// elements that existed.
@MainActor public final class TestHost {
  /// The hosting view, with the views, the toolkit and the counters.
  public let view: HeadlessHostingView
  /// The window of an application that the host tests; `nil` for a host with its own window.
  let window: HeadlessWindow?
  /// The application of the window, which lives as long as a test uses one of its windows.
  private let application: TestApplication?
  /// The diagnostics of the test, shared by the windows of an application.
  let reports: TestReports
  /// The recorder of builds; `nil` outside ``updates(during:)``.
  var rebuildRecorder: RebuildRecorder?

  /// Creates a window that shows components.
  ///
  /// - Parameters:
  ///   - size: the size of the window, in points.
  ///   - textScale: the factor applied to all font sizes. If it isn't finite and positive, it is
  ///     reported and 1 is used.
  ///   - colorScheme: the color scheme, which also applies to snapshots.
  ///   - language: the language of the texts; `nil` for the source language.
  ///   - translations: the languages of the application.
  ///   - layoutDirection: the layout direction; `nil` for the language's direction.
  ///   - screenScale: the number of pixels in a point.
  ///   - sourceLocation: the location where diagnostics are recorded.
  ///   - content: the components; several are stacked vertically.
  public init(
    size: Size = Size(width: 400, height: 600), textScale: Double = 1,
    colorScheme: ColorScheme = .light, language: Language? = nil,
    translations: Translations = Translations(), layoutDirection: LayoutDirection? = nil,
    screenScale: Double = 1, sourceLocation: Testing.SourceLocation = #_sourceLocation,
    @ComponentBuilder content: () -> ComponentList
  ) {
    let mountHost = HeadlessMountHost(measurer: HeadlessMeasurer(textScale: textScale))
    mountHost.scaleFactor = screenScale
    mountHost.appearance.colorScheme = colorScheme
    let reports = TestReports()
    self.reports = reports
    window = nil
    application = nil
    view = reports.recorder.recording {
      HeadlessHostingView(size: size, mountHost: mountHost, content: content)
    }
    trackLeaks()
    perform(at: sourceLocation) {
      view.host.setLanguages([language].compactMap { $0 }, translations: translations)
      view.host.layoutDirection = layoutDirection ?? language?.layoutDirection ?? .leftToRight
      view.host.isVisible = true
    }
  }

  /// Creates a host for a window of an application.
  init(_ window: HeadlessWindow, of application: TestApplication, _ reports: TestReports) {
    self.window = window
    self.application = application
    self.reports = reports
    view = window.view
    trackLeaks()
  }

  private func trackLeaks() {
    if let tracker = LeakTracker.current {
      tracker.track(self)
      tracker.track(view.host)
      tracker.track(view.root, "the root view")
    }
  }

  /// The toolkit, for operations that this type doesn't offer.
  public var mountHost: HeadlessMountHost { view.mountHost }

  /// The size of the window, in points.
  public var size: Size { view.size }

  /// Resizes the window.
  public func resize(to size: Size, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    perform(at: sourceLocation) { view.size = size }
  }

  /// Replaces the components.
  ///
  /// State is kept where types and keys are the same.
  public func update(
    sourceLocation: Testing.SourceLocation = #_sourceLocation,
    @ComponentBuilder content: () -> ComponentList
  ) {
    perform(at: sourceLocation) { view.update(content: content) }
  }

  /// Provides an environment value to all components.
  public func setEnvironment<Key: EnvironmentKey>(
    _ key: Key.Type, _ value: Key.Value,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    perform(at: sourceLocation) { view.host.setEnvironment(key, value) }
  }

  /// Changes the layout direction.
  public func setLayoutDirection(
    _ direction: LayoutDirection, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    perform(at: sourceLocation) { view.layoutDirection = direction }
  }

  /// Changes the scale of all font sizes, as a user does in the settings of the desktop.
  ///
  /// A scale that isn't finite and positive is reported, and 1 is used.
  public func setTextScale(
    _ scale: Double, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    perform(at: sourceLocation) { mountHost.measurer = HeadlessMeasurer(textScale: scale) }
  }

  /// The settings of the desktop for colors and motion.
  public var appearance: Appearance { mountHost.appearance }

  /// Changes the settings of the desktop for colors and motion, as a user does while the program
  /// runs.
  ///
  /// ```swift
  /// app.setAppearance { $0.colorScheme = .dark }
  /// ```
  public func setAppearance(
    sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ change: (inout Appearance) -> Void
  ) {
    perform(at: sourceLocation) { change(&mountHost.appearance) }
  }

  /// The content of the clipboard.
  public var clipboard: TransferContent? {
    get { mountHost.clipboard }
    set { mountHost.clipboard = newValue }
  }

  /// The addresses that the desktop would have been asked to open, in order.
  public var openedAddresses: [String] { mountHost.openedAddresses }

  /// The texts that code has announced to assistive technologies, in order.
  ///
  /// Texts in a status, which the toolkit announces by itself, aren't included.
  public var announcements: [String] { mountHost.announcements }
}
