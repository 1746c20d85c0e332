import AlidadeApplication
import AlidadeCore
import AlidadeHeadless
import AlidadeRender
import Testing

/// An application without a display, which a test uses as a user would.
///
/// ```swift
/// @MainActor @Test("Preferences open in a window of their own") func opensPreferences() throws {
///   let app = TestApplication(Notes())
///   try app.window("Notes").tap("Preferences")
///   try app.window("Preferences").expect("Font size")
/// }
/// ```
///
/// Each window is a ``TestHost``. As with ``TestHost``, reported errors are issues of the test.
@MainActor public final class TestApplication {
  /// The application, with its windows and the toolkit.
  public let headless: HeadlessApplication
  private let reports = TestReports()
  private var hosts: [ObjectIdentifier: KnownHost] = [:]

  /// A host that a test may hold, which keeps the application alive.
  private struct KnownHost {
    weak var host: TestHost?
  }

  /// Starts an application.
  ///
  /// - Parameters:
  ///   - app: the application.
  ///   - settings: the stored settings; pass the same object to another test application to
  ///     continue where the first one ended.
  ///   - secrets: the stored secrets, which can also be passed to another test application.
  ///   - colorScheme: the color scheme, which also applies to snapshots.
  ///   - language: the language that the user prefers; `nil` for the application's source language.
  ///   - formats: the locales that the user has set for numbers and dates; `nil` for the language.
  ///   - recentFiles: the files that the user has opened in an earlier run, the most recent first.
  ///   - sourceLocation: the location where diagnostics are recorded.
  public init(
    _ app: some App, settings: HeadlessSettings = HeadlessSettings(),
    secrets: HeadlessSecrets = HeadlessSecrets(), colorScheme: ColorScheme = .light,
    language: Language? = nil, formats: FormatLocales? = nil,
    recentFiles: [RecentFile] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    headless = reports.recorder.recording {
      HeadlessApplication(
        app, settings: settings, secrets: secrets, languages: [language].compactMap { $0 },
        formats: formats, recentFiles: recentFiles)
    }
    headless.mountHost.appearance.colorScheme = colorScheme
    if let tracker = LeakTracker.current {
      tracker.track(self)
      tracker.track(headless.application)
    }
    perform(at: sourceLocation) { headless.start() }
  }

  /// Expects that an error is reported while the application starts.
  ///
  /// - Parameters:
  ///   - text: part of the expected diagnostic.
  ///   - app: the application.
  ///   - settings: the stored settings.
  ///   - sourceLocation: the location where issues are recorded.
  public static func expectDiagnostic(
    _ text: String, starting app: some App, settings: HeadlessSettings = HeadlessSettings(),
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let reports = DiagnosticsRecorder.reports {
      let application = HeadlessApplication(app, settings: settings)
      application.start()
      application.mountHost.settle()
    }
    #expect(
      reports.contains { $0.description.contains(text) },
      "no diagnostic contains \"\(text)\"", sourceLocation: sourceLocation)
  }

  /// A Boolean value that is `true` until the application has quit.
  public var isRunning: Bool { headless.application.isRunning }

  /// The exit status of the program.
  public var exitStatus: Int32 { headless.application.exitStatus }

  // MARK: - Windows

  /// The open windows, in the order in which they were opened.
  public var windows: [TestHost] { headless.windows.map(host) }

  /// The titles of the open windows, in the order in which they were opened.
  public var titles: [String] { headless.windows.map(\.title) }

  /// The active window, which is the one that the user works in; `nil` if none is open.
  public var activeWindow: TestHost? { headless.activeWindow.map(host) }

  /// Returns the only open window with a title.
  ///
  /// For an alert, the title is the question.
  ///
  /// - Throws: an error that lists the windows, if there is none or more than one.
  public func window(
    _ title: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> TestHost {
    try TestFailure.reported(at: sourceLocation) {
      let found = headless.windows.filter { $0.title == title }
      if let window = found.first, found.count == 1 { return host(window) }
      throw TestFailure(
        "\(found.count) open windows have the title \"\(title)\". Open: \(titles)")
    }
  }

  private func host(_ window: HeadlessWindow) -> TestHost {
    if let host = hosts[ObjectIdentifier(window)]?.host, host.window === window { return host }
    let host = TestHost(window, of: self, reports)
    hosts[ObjectIdentifier(window)] = KnownHost(host: host)
    return host
  }

  // MARK: - As the user would

  /// Closes a window with its close button.
  public func close(
    _ window: TestHost, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    perform(at: sourceLocation) { window.window?.requestClose() }
  }

  /// Chooses files in the dialog of a window, as the user would.
  ///
  /// - Parameters:
  ///   - addresses: the addresses of the files; empty to close the dialog without a choice.
  ///   - window: the window with the dialog.
  ///   - sourceLocation: the location where diagnostics are recorded.
  /// - Throws: an error if the window has no open dialog.
  public func chooseFiles(
    _ addresses: [String], in window: TestHost,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try TestFailure.reported(at: sourceLocation) {
      guard let window = window.window, window.fileRequest != nil else {
        throw TestFailure("The window has no open dialog to choose files.")
      }
      perform(at: sourceLocation) { window.chooseFiles(addresses) }
    }
  }

  /// Answers the print dialog of a window, as the user would.
  ///
  /// The printout is then the last of `headless.printouts`.
  ///
  /// - Parameters:
  ///   - paper: the paper that the user chooses; `nil` to cancel the dialog.
  ///   - window: the window with the dialog.
  ///   - sourceLocation: the location where diagnostics are recorded.
  /// - Throws: an error if the window has no open dialog.
  public func answerPrintDialog(
    paper: PaperSize?, in window: TestHost,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try TestFailure.reported(at: sourceLocation) {
      guard let window = window.window, window.printRequest != nil else {
        throw TestFailure("The window has no open dialog to print.")
      }
      perform(at: sourceLocation) { window.answerPrintDialog(paper: paper) }
    }
  }

  /// Presses a notification of the desktop, or one of its buttons.
  ///
  /// - Parameters:
  ///   - id: the name of the notification.
  ///   - title: the title of the button; `nil` for the notification itself.
  ///   - sourceLocation: the location where issues are recorded.
  /// - Throws: an error if there is no such notification or button.
  public func pressNotification(
    _ id: String, button title: String? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try TestFailure.reported(at: sourceLocation) {
      guard let notification = headless.notifications.last(where: { $0.id == id }) else {
        throw TestFailure(
          "No notification has the id \"\(id)\". Shown: \(headless.notifications.map(\.id))")
      }
      let titles = notification.buttons.map(\.title)
      let index = title.flatMap { titles.firstIndex(of: $0) }
      if let title, index == nil {
        throw TestFailure("The notification has no button \"\(title)\". It has \(titles)")
      }
      perform(at: sourceLocation) { headless.pressNotification(id, button: index) }
    }
  }

  /// Starts the application again while it is running.
  public func activate(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    perform(at: sourceLocation) { headless.application.activate() }
  }

  /// Opens addresses with the application, such as `file:///home/ada/poem.txt`.
  public func open(
    _ addresses: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    perform(at: sourceLocation) { headless.application.open(addresses) }
  }

  /// Starts the running application again with arguments, as the user would on a command line, and
  /// returns the answer.
  ///
  /// Like the first such command, it is handled after the windows have opened.
  @discardableResult
  public func launch(
    _ arguments: [String], in folder: String? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> LaunchAnswer {
    var answer = LaunchAnswer()
    perform(at: sourceLocation) {
      answer = headless.application.answer(LaunchCommand(arguments, in: folder))
    }
    return answer
  }

  /// Changes the settings of the desktop for colors and motion, as a user does while the program
  /// runs.
  public func setAppearance(
    sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ change: (inout Appearance) -> Void
  ) {
    perform(at: sourceLocation) { change(&headless.mountHost.appearance) }
  }

  /// Quits the application, as a command of the desktop does.
  public func quit(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    perform(at: sourceLocation) { headless.application.quit() }
  }

  // MARK: - Work

  /// Runs all pending work.
  public func settle(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    perform(at: sourceLocation) {}
  }

  /// Lets tasks run until a condition is true.
  ///
  /// There is no waiting in real time. Instead, other tasks get up to `turns` chances to run, so
  /// they must not sleep.
  ///
  /// - Returns: `true` if the condition is true.
  @discardableResult
  public func wait(
    turns: Int = 10_000, sourceLocation: Testing.SourceLocation = #_sourceLocation,
    until condition: () -> Bool
  ) async -> Bool {
    for _ in 0..<turns {
      settle(sourceLocation: sourceLocation)
      if condition() { return true }
      await TestHost.turn()
    }
    return false
  }

  /// Lets tasks run until a window with a title is open, such as an alert that a task presents.
  ///
  /// - Throws: an error that lists the windows, if the window doesn't open.
  public func wait(
    forWindow title: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws -> TestHost {
    await wait(sourceLocation: sourceLocation) { titles.contains(title) }
    return try window(title, sourceLocation: sourceLocation)
  }

  private func perform(at sourceLocation: Testing.SourceLocation, _ body: () -> Void) {
    defer { reports.record(at: sourceLocation) }
    reports.recorder.recording {
      body()
      headless.mountHost.settle()
    }
  }
}
