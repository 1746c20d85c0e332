import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The session of a window, from the appearance of its component until the component is removed.
@MainActor final class WindowSession: WindowDelegate {
  /// The window of the toolkit; `nil` while the window is closed.
  private(set) var native: (any NativeWindow)?
  /// The session of the window that this one belongs to.
  private(set) weak var owner: WindowSession?
  /// The windows that code has opened and is waiting for.
  let presentations = Store<[Presentation]>([])
  /// The messages that the window shows for a while.
  let toasts: ToastQueue

  private var window: Window
  /// The component that opens the window, whose environment the content gets.
  private(set) var parent: ParentComponent?
  private(set) weak var application: Application?
  /// The question whether the window may close; `nil` while it isn't open.
  private var question: Task<Bool, Never>?
  /// A Boolean value that is `true` while the windows that close together are asked.
  private var isClosing = false
  /// The window whose closure for close requests is running; `nil` outside such a closure.
  @TaskLocal static var asked: WindowSession?
  /// The animation with which a sheet appears and disappears.
  private let sheetMotion = SheetMotion()
  private var presentationCount = 0
  /// The size with which the window was opened, which may be a remembered one.
  private var openedSize: Size?
  /// A Boolean value that is `true` if the window was opened maximized, which may be a remembered
  /// state.
  private var openedMaximized = false
  /// A Boolean value that is `true` if the program or the user has last maximized the window.
  ///
  /// A report with the same value follows from a request of the program. The value of the binding
  /// can't tell, because it may not have changed yet after an earlier report.
  private var isMaximized = false
  /// A Boolean value that is `true` if the program or the user has last made the window full
  /// screen.
  private var isFullScreen = false
  /// The actions for when the window is closed, by number.
  private var endActions: [Int: @MainActor () -> Void] = [:]
  private var endActionCount = 0

  init(
    _ window: Window, parent: ParentComponent?, of application: Application, owner: WindowSession?
  ) {
    self.window = window
    self.parent = parent
    self.application = application
    self.owner = owner
    toasts = ToastQueue(application.mountHost)
    application.add(self)
  }

  var isOpen: Bool { native != nil }

  var title: String { window.configuration.title }

  /// A Boolean value that is `true` if the window is shown inside the window that it belongs to.
  var isSheet: Bool { window.configuration.role == .sheet && owner != nil }

  /// The window that shows the content: for a sheet, the window behind it.
  var outermost: WindowSession { isSheet ? owner?.outermost ?? self : self }

  /// The window of the toolkit that shows the content: for a sheet, the window behind it.
  var nativeWindow: (any NativeWindow)? { isSheet ? owner?.nativeWindow : native }

  /// Opens the window, unless it is open.
  func open() {
    guard native == nil, let application else { return }
    var configuration = window.configuration
    memory?.restore(&configuration)
    if window.maximized != nil { configuration.isMaximized = window.configuration.isMaximized }
    (openedSize, openedMaximized) = (configuration.size, configuration.isMaximized)
    (isMaximized, isFullScreen) = (configuration.isMaximized, configuration.isFullScreen)
    let native = application.makeNativeWindow(configuration, of: self, content, parent: parent)
    self.native = native
    native?.present()
    if isSheet { sheetMotion.enter() }
  }

  /// Shows the newest generation of the window.
  func update(_ newer: Window, parent newParent: ParentComponent?) {
    let older = window.configuration
    (window, parent) = (newer, newParent)
    guard let native else { return }
    native.setContent(AnyComponent(content), parent: parent)
    if newer.configuration == older { return }
    var configuration = newer.configuration
    // A restored size is changed only by a new size from the program.
    if configuration.size == older.size { configuration.size = openedSize }
    openedSize = configuration.size
    // Without a binding, the property specifies only the initial state of the window.
    if newer.maximized == nil { configuration.isMaximized = openedMaximized }
    if configuration.isMaximized != older.isMaximized { isMaximized = configuration.isMaximized }
    if configuration.isFullScreen != older.isFullScreen {
      isFullScreen = configuration.isFullScreen
    }
    native.update(configuration)
  }

  func present() { native?.present() }

  /// Closes the window as if the user had closed it, but without asking.
  ///
  /// The windows and sheets in its content end first, from front to back, so that none can be used
  /// while this one disappears, and so that each returns the focus.
  func close() {
    guard isOpen else { return }
    endOwnedWindows()
    native?.close()
  }

  /// Closes the window without asking, because its component was removed.
  ///
  /// The windows and sheets in its content end first, from front to back.
  func end() {
    endOwnedWindows()
    rememberSize()
    window.closeRequest = nil
    (window.close, window.isOpen) = (nil, nil)
    (window.fullScreen, window.maximized) = (nil, nil)
    performEndActions()
    if isOpen { close() }
    application?.remove(self)
  }

  private func endOwnedWindows() {
    for session in application?.windows(of: self) ?? [] { session.end() }
  }

  private var content: WindowContent {
    let reference = WindowReference(self)
    let content =
      isSheet
      ? ComponentList([
        AnyComponent(
          SheetContent(
            sheet: reference, isShown: sheetMotion.isShown, configuration: window.configuration,
            content: window.content))
      ]) : window.content
    return WindowContent(
      window: reference, applicationName: application?.name ?? "",
      presentations: presentations, toasts: toasts.store,
      commands: window.commands, traits: traits,
      expectedWidth: openedSize?.width ?? .infinity, content: content)
  }

  /// The properties for the header bars in the window, which show buttons only in place of a title
  /// bar.
  private var traits: WindowTraits {
    let configuration = window.configuration
    var buttons: Set<WindowButton> = configuration.hasTitleBar ? [] : [.close]
    if !configuration.hasTitleBar, owner == nil, !configuration.isModal {
      buttons.insert(.minimize)
      if configuration.isResizable, configuration.size != nil { buttons.insert(.maximize) }
    }
    return WindowTraits(title: configuration.title, buttons: buttons)
  }

  // MARK: - Memory

  private var memory: WindowMemory? {
    guard let application, let id = window.id else { return nil }
    return WindowMemory(id, in: application.settings)
  }

  func rememberSize() {
    guard let native, window.configuration.size != nil, window.configuration.isResizable else {
      return
    }
    memory?.store(native.placement)
  }

  // MARK: - Closing

  /// A Boolean value that is `true` if the window is open, and asks before it closes.
  var asksBeforeClosing: Bool { isOpen && window.closeRequest != nil }

  /// A Boolean value that is `true` while the question whether the window may close is open.
  var isAsking: Bool { question != nil }

  /// Asks whether the window may close, or waits for the answer if the question is already open.
  ///
  /// - Returns: `false` if the answer is no; `true` if the window was closed in the meantime.
  func mayClose() async -> Bool {
    guard let native, let request = window.closeRequest else { return true }
    let asking = question ?? ask(request)
    let answer = await asking.value
    if question == asking { question = nil }
    return answer || self.native !== native
  }

  private func ask(
    _ request: @escaping @MainActor @Sendable (WindowReference) async -> Bool
  ) -> Task<Bool, Never> {
    let asking = Task {
      guard isOpen else { return true }
      return await WindowSession.$asked.withValue(self) { await request(WindowReference(self)) }
    }
    question = asking
    return asking
  }

  func windowShouldClose() -> Bool {
    if !closing.contains(where: \.asksBeforeClosing) {
      rememberSize()
      return true
    }
    requestClose()
    return false
  }

  /// The windows that close together: the windows and sheets that belong to this one, from front to
  /// back, and the window itself.
  private var closing: [WindowSession] {
    isOpen ? (application?.windows(of: self) ?? []) + [self] : []
  }

  /// Closes the window unless it or a window that belongs to it refuses.
  func requestClose() {
    guard let native, let application, !isClosing else { return }
    if !closing.contains(where: \.asksBeforeClosing) {
      rememberSize()
      return close()
    }
    isClosing = true
    Task { [weak self] in
      let mayClose = await application.mayClose(inFrontOf: self) { self?.closing ?? [] }
      self?.isClosing = false
      guard mayClose, self?.native === native else { return }
      self?.rememberSize()
      self?.close()
    }
  }

  func windowDidClose() {
    native = nil
    // If the window opens again, it asks again.
    question = nil
    presentations.update { $0 = [] }
    toasts.removeAll()
    performEndActions()
    window.close?()
    if let isOpen = window.isOpen, isOpen.value { isOpen.close() }
    application?.windowDidClose()
  }

  func sheetDidClose(_ remove: @escaping @MainActor @Sendable () -> Void) {
    guard let application, application.mountHost.showsAnimations else { return remove() }
    sheetMotion.leave(then: remove)
  }

  /// Returns the number of the next window that code opens and waits for.
  func nextPresentation() -> Presentation.ID {
    presentationCount += 1
    return presentationCount
  }

  /// Adds an action for when the window is closed.
  ///
  /// - Returns: the number of the action.
  func addEndAction(_ action: @escaping @MainActor () -> Void) -> Int {
    endActionCount += 1
    endActions[endActionCount] = action
    return endActionCount
  }

  func removeEndAction(_ number: Int) { endActions[number] = nil }

  /// Ends everything that waits for an answer in the window.
  private func performEndActions() {
    let actions = endActions.sorted { $0.key < $1.key }
    endActions = [:]
    for (_, action) in actions { action() }
  }

  // MARK: - Events

  func windowDidActivate() { application?.noteUse(of: self) }

  func windowDidChangeFullScreen(_ isFullScreen: Bool) {
    if isFullScreen == self.isFullScreen { return }
    self.isFullScreen = isFullScreen
    set(window.fullScreen, to: isFullScreen)
  }

  func windowDidChangeMaximized(_ isMaximized: Bool) {
    if isMaximized == self.isMaximized { return }
    self.isMaximized = isMaximized
    set(window.maximized, to: isMaximized)
  }

  /// Sets a value to a state that the window already has, before an older value can undo it.
  private func set(_ binding: Binding<Bool>?, to state: Bool) {
    guard let binding else { return }
    withImmediateUpdates { binding.set(state) }
  }
}
