import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A running application, which a backend drives.
///
/// Components use it through ``ApplicationReference``.
@MainActor public final class Application {
  /// The settings of the application.
  public let settings: Settings
  /// The exit status of the program.
  public var exitStatus: Int32 = 0
  /// A Boolean value that is `true` from ``start()`` until the application has quit.
  public private(set) var isRunning = false

  /// The name that the user sees.
  let name: String
  let identifier: String?
  private let quitsAfterLastWindow: Bool
  private(set) weak var toolkit: (any ApplicationToolkit)?
  private let root: any NativeView
  private let componentHost: ComponentHost
  private var sessions: [WindowSession] = []
  /// The addresses that the user wants to open, which wait for a handler.
  private var waitingAddresses: [String] = []
  private var openingHandlers = Handlers<@MainActor ([String]) -> Void>()
  /// The components that answer commands.
  var launchHandlers = Handlers<@MainActor (LaunchCommand) -> LaunchAnswer>()
  /// The newest notifications, whose actions can still be performed.
  var notifications = RecentNotifications()
  /// The requests for secrets.
  let secretQueue = SecretQueue()
  /// A Boolean value that is `true` while the windows are asked whether the application may end.
  private var isQuitting = false
  /// The closures that get the result when the windows have been asked.
  private var quitAnswers: [@MainActor (Bool) -> Void] = []
  private var hasOpenedWindow = false

  /// Creates an application without opening anything.
  ///
  /// - Parameters:
  ///   - app: the description of the application.
  ///   - toolkit: opens its windows; not retained.
  ///   - root: an empty view that is never shown.
  ///   - mounter: the mounter of the toolkit.
  public init<Description: App>(
    _ app: Description, toolkit: any ApplicationToolkit, in root: any NativeView, mounter: Mounter
  ) {
    (name, identifier) = (app.name, app.identifier)
    quitsAfterLastWindow = app.quitsAfterLastWindow
    self.toolkit = toolkit
    self.root = root
    settings = Settings(in: toolkit.settingsStorage, scheduler: mounter.host)
    componentHost = ComponentHost(ApplicationContent(app: app), in: root, mounter: mounter)
    componentHost.setEnvironment(ApplicationKey.self, ApplicationReference(self))
    componentHost.setEnvironment(SettingsKey.self, settings)
    componentHost.setEnvironment(
      AboutKey.self, AboutFacts(name: app.name, identifier: app.identifier, information: app.about))
    let host = mounter.host
    let recentFiles = RecentFilesList(store: toolkit.recentFiles) { [weak self] in
      host.runOnMain { [weak self] in self?.toolkit?.loadRecentFiles() }
    }
    componentHost.setEnvironment(RecentFilesKey.self, recentFiles)
    componentHost.setEnvironment(CommandScopeKey.self, CommandScope())
    componentHost.setAppearance(toolkit.appearance)
    componentHost.setLanguages(
      toolkit.preferredLanguages, translations: app.translations, formats: toolkit.preferredFormats)
  }

  /// Opens the windows.
  public func start() {
    isRunning = true
    componentHost.isVisible = true
    componentHost.size = .zero
    reportWindowlessComponents()
  }

  /// Brings the application to the front, because the user has started it again.
  ///
  /// If all windows are closed, the windows that the body contains reopen.
  public func activate() {
    if let front = sessions.last(where: \.isOpen) { return front.present() }
    for session in sessions { session.open() }
  }

  /// Passes on the addresses of files and other resources that the user wants to open.
  ///
  /// They wait until a component has a handler; see `Component.onOpen(perform:)`. The window with
  /// the handler counts as the most recently used one, so ``activate()`` brings it to the front.
  public func open(_ addresses: [String]) {
    if addresses.isEmpty { return }
    let recent = sessions.last { $0.isOpen && !$0.isSheet }
    guard let handler = openingHandlers.newest(in: recent) else {
      waitingAddresses += addresses
      return
    }
    if let window = handler.window { noteUse(of: window) }
    handler.handle(addresses)
  }

  /// Answers a command with which the user has started the application, with the newest
  /// `Component.onCommandLine(perform:)`.
  ///
  /// Without a handler, the arguments are the files and other resources to open, and options are
  /// rejected.
  public func answer(_ command: LaunchCommand) -> LaunchAnswer {
    let answer = launchHandlers.newest?(command) ?? openArguments(of: command)
    if answer.bringsToFront, isRunning { activate() }
    return answer
  }

  private func openArguments(of command: LaunchCommand) -> LaunchAnswer {
    if let option = command.arguments.first(where: { $0.utf8.first == UInt8(ascii: "-") }) {
      return LaunchAnswer(
        exitStatus: 1, errorOutput: "Unknown option \(option)\n", bringsToFront: false)
    }
    open(command.arguments.compactMap(command.address))
    return LaunchAnswer()
  }

  /// The titles of the windows that ask before they close, which explain to the user why the
  /// session can't end yet.
  public var logoutReason: String {
    sessions.filter(\.asksBeforeClosing).map(\.title).joined(separator: ", ")
  }

  /// Asks the windows whether the session may end, because the user is logging out.
  ///
  /// If the windows are already being asked, because the application is quitting, the user tried to
  /// log out before, or the user is closing one of them, no window is asked twice: `answer` gets
  /// the result of the question in progress.
  ///
  /// - Parameter answer: called once on the main thread, unless there is nothing to ask: `true` if
  ///   no window refuses to close, in which case the application has ended.
  public func prepareForLogout(_ answer: @escaping @MainActor (Bool) -> Void) -> LogoutPreparation {
    guard isRunning else { return .nothingToAsk }
    if isQuitting {
      quitAnswers.append(answer)
      return .alreadyAsking
    }
    guard sessions.contains(where: \.asksBeforeClosing) else { return .nothingToAsk }
    quitAnswers.append(answer)
    askToQuit()
    return .asking
  }

  /// Ends the application unless a window refuses to close.
  ///
  /// The windows with an `onCloseRequest` are brought to the front and asked one after the other,
  /// the most recently used first. A window that is already being asked, for example because the
  /// user is closing it, isn't asked twice: its answer counts.
  ///
  /// - Parameter answer: called once on the main thread: `true` if the application has ended,
  ///   possibly before this call, or is about to end; `false` if a window has refused to close.
  public func quit(_ answer: @escaping @MainActor (_ hasEnded: Bool) -> Void = { _ in }) {
    quit(for: [], answer)
  }

  /// Ends the application unless a window refuses to close.
  ///
  /// - Parameters:
  ///   - asked: the windows that quit the application instead of answering whether they may close,
  ///     and aren't asked again.
  ///   - answer: called once; before the others have answered if they are asked because the
  ///     application quits, because they come after this window.
  func quit(for asked: [WindowSession], _ answer: @escaping @MainActor (Bool) -> Void) {
    guard isRunning else { return answer(true) }
    if isQuitting { return asked.isEmpty ? quitAnswers.append(answer) : answer(true) }
    guard
      sessions.contains(where: { session in
        session.asksBeforeClosing && !asked.contains { $0 === session }
      })
    else {
      end()
      return answer(true)
    }
    quitAnswers.append(answer)
    askToQuit(except: asked)
  }

  /// Asks the windows, and ends the application if none refuses to close.
  private func askToQuit(except asked: [WindowSession] = []) {
    isQuitting = true
    Task { [weak self] in
      let mayEnd =
        await self?.mayClose {
          self?.sessions.reversed().filter { session in !asked.contains { $0 === session } } ?? []
        } ?? true
      self?.finishQuitting(mayEnd)
    }
  }

  private func finishQuitting(_ mayEnd: Bool) {
    isQuitting = false
    let answers = quitAnswers
    quitAnswers = []
    for answer in answers { answer(mayEnd) }
    if mayEnd { end() }
  }

  /// Asks windows one after the other, including those that open in the meantime, until one refuses
  /// to close.
  ///
  /// - Parameters:
  ///   - front: the window that the user closes, which is where the user wants it to be; `nil` for
  ///     none.
  ///   - windows: returns the windows to ask, in order.
  func mayClose(
    inFrontOf front: WindowSession? = nil, _ windows: @MainActor () -> [WindowSession]
  ) async -> Bool {
    var asked: [WindowSession] = []
    while let session = windows().first(where: { session in
      session.asksBeforeClosing && !asked.contains { $0 === session }
    }) {
      asked.append(session)
      // The user may have minimized the window, and must see what is asked.
      if session.outermost !== front?.outermost { session.present() }
      if !(await session.mayClose()) { return false }
    }
    return true
  }

  /// Closes all windows without asking, stores the settings, and ends all components.
  public func end() {
    guard isRunning else { return }
    isRunning = false
    for session in sessions { session.rememberSize() }
    componentHost.tearDown()
    settings.flush()
    toolkit?.applicationDidEnd()
  }

  // MARK: - Windows

  var mountHost: any MountHost { componentHost.mounter.host }

  func makeNativeWindow(
    _ configuration: WindowConfiguration, of session: WindowSession, _ content: WindowContent,
    parent: ParentComponent?
  ) -> (any NativeWindow)? {
    hasOpenedWindow = true
    if session.isSheet, let owner = session.owner?.native {
      return owner.makeSheet(
        configuration, delegate: session, content: AnyComponent(content), parent: parent)
    }
    return toolkit?.makeWindow(
      configuration, delegate: session, owner: session.owner?.nativeWindow,
      content: AnyComponent(content), parent: parent)
  }

  func add(_ session: WindowSession) { sessions.append(session) }

  func remove(_ session: WindowSession) {
    sessions.removeAll { $0 === session }
    windowDidClose()
  }

  /// Returns the open windows and sheets that belong to a window, each after those that belong to
  /// it, the most recently used first.
  func windows(of session: WindowSession) -> [WindowSession] {
    sessions.reversed().filter { $0.isOpen && $0.owner === session }
      .flatMap { windows(of: $0) + [$0] }
  }

  /// Moves a window to the end of the list, because it was used most recently.
  func noteUse(of session: WindowSession) {
    guard let index = sessions.firstIndex(where: { $0 === session }) else { return }
    sessions.append(sessions.remove(at: index))
  }

  /// Ends the application if no window is left.
  func windowDidClose() {
    guard quitsAfterLastWindow, isRunning, hasOpenedWindow, hasNoWindow else { return }
    // The code that closed the window may have requested another one.
    mountHost.scheduleLaterTurn { [weak self] in
      guard let self, isRunning else { return }
      componentHost.update()
      if hasNoWindow { end() }
    }
  }

  private var hasNoWindow: Bool { !sessions.contains(where: \.isOpen) }

  // MARK: - Opened addresses

  func addOpeningHandler(
    in window: WindowSession?, _ handler: @escaping @MainActor ([String]) -> Void
  ) -> Int {
    let number = openingHandlers.add(handler, in: window?.outermost)
    let addresses = waitingAddresses
    waitingAddresses = []
    if !addresses.isEmpty { handler(addresses) }
    return number
  }

  func removeOpeningHandler(_ number: Int) { openingHandlers.remove(number) }

  private func reportWindowlessComponents() {
    let views = componentHost.mounter.host.subviews(of: root)
    if views.isEmpty { return }
    Diagnostics.report(
      Diagnostic(
        "An application has components outside of its windows.",
        values: ["views  \(views.count)"],
        remedy: """
          The body of an App consists of windows. Put the other components into the content of a Window. Until then, \
          they aren't visible.
          """))
  }
}
