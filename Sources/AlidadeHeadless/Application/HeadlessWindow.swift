import AlidadeApplication
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A window of a headless application.
@MainActor public final class HeadlessWindow: NativeWindow {
  /// The properties of the window.
  public private(set) var configuration: WindowConfiguration
  /// The view with the content of the window.
  public let view: HeadlessHostingView
  /// The window that this one belongs to; `nil` for none.
  public private(set) weak var owner: HeadlessWindow?
  /// The size of the content and the state of the window.
  public private(set) var placement: WindowPlacement
  /// A Boolean value that is `true` from when the window is presented until it is closed.
  public private(set) var isOpen = false

  /// A Boolean value that is `true` from when the user minimizes the window until it is presented
  /// or activated.
  public private(set) var isMinimized = false {
    didSet { updateFrames() }
  }

  /// A Boolean value that is `true` while the desktop paints no frames of the window, such as when
  /// it is on a different workspace; set to `false` when the window is presented or activated.
  ///
  /// Changes of state then wait for a frame, but at most a second of the clock, because they may
  /// open a dialog; the same applies to a minimized window.
  public var isSuspended = false {
    didSet { updateFrames() }
  }

  private func updateFrames() { view.windowHost?.isPaused = isMinimized || isSuspended }

  /// The request to choose files that the user hasn't answered: that of the frontmost sheet that
  /// has one, or of the window; `nil` for none.
  public var fileRequest: FileRequest? { allDialogs.lazy.compactMap(\.fileRequest).first }

  /// The request to print that the user hasn't answered: that of the frontmost sheet that has one,
  /// or of the window; `nil` for none.
  public var printRequest: PrintRequest? { allDialogs.lazy.compactMap(\.printRequest).first }

  /// The dialogs of the window itself.
  private let dialogs = HeadlessDialogs()

  /// The dialogs of the sheets and of the window, from front to back.
  private var allDialogs: [HeadlessDialogs] { sheets.reversed().map(\.dialogs) + [dialogs] }

  /// The open sheets, in the order in which they were opened.
  public internal(set) var sheets: [HeadlessSheet] = []
  /// The sheets that were closed, and are still visible while they disappear.
  var leavingSheets: [HeadlessSheet] = []

  /// A Boolean value that is `true` if the user works with the window.
  package var isActive: Bool { windowing?.active === self }

  private weak var delegate: (any WindowDelegate)?
  /// The component that opens the window.
  private let parent: ParentComponent?
  private weak var windowing: HeadlessWindowing?

  /// The size of a maximized or full-screen window, in points.
  public static let screenSize = Size(width: 1920, height: 1080)

  init(
    _ configuration: WindowConfiguration, delegate: any WindowDelegate, owner: HeadlessWindow?,
    content: AnyComponent, parent: ParentComponent?, on mountHost: HeadlessMountHost,
    in windowing: HeadlessWindowing
  ) {
    self.configuration = configuration
    self.delegate = delegate
    self.owner = owner
    self.parent = parent
    self.windowing = windowing
    placement = WindowPlacement(
      size: configuration.size ?? .zero, isMaximized: configuration.isMaximized,
      isFullScreen: configuration.isFullScreen)
    let root = mountHost.makeRoot(size: configuration.size ?? .zero)
    mountHost.addFocus(to: root)
    view = HeadlessHostingView(
      root: root, size: configuration.size ?? .zero, mountHost: mountHost,
      windowHost: HeadlessWindowHost(mountHost), parent: parent
    ) { content }
    view.layoutDirection = configuration.layoutDirection ?? .leftToRight
    view.host.didInvalidateSize = { [weak self] in self?.contentDidInvalidateSize() }
    updateSize()
  }

  /// The title.
  public var title: String { configuration.title }

  /// The open modal window that blocks this one; `nil` if the user can work with it.
  public var blockingWindow: HeadlessWindow? {
    windowing?.windows.last { $0.configuration.isModal && $0.belongs(to: self) }
  }

  private func belongs(to window: HeadlessWindow) -> Bool {
    guard let owner else { return false }
    return owner === window || owner.belongs(to: window)
  }

  // MARK: - As the user would

  /// A Boolean value that is `true` if the user can work with the window.
  private var canBeUsed: Bool { isOpen && blockingWindow == nil }

  /// A Boolean value that is `true` if the user can resize, maximize and restore the window.
  private var canBeResized: Bool {
    canBeUsed && configuration.isResizable && configuration.size != nil
  }

  /// Closes the window as the user would with its close button.
  ///
  /// Nothing happens if a modal window blocks this one.
  public func requestClose() {
    guard canBeUsed else { return }
    if delegate?.windowShouldClose() ?? true { close() }
  }

  /// Performs the action of a window button.
  ///
  /// - Returns: `false` if a modal window blocks this one, or if the window can't be changed in
  ///   this way.
  func press(_ button: WindowButton) -> Bool {
    guard canBeUsed else { return false }
    switch button {
    case .close: requestClose()
    case .minimize: isMinimized = true
    case .maximize:
      guard canBeResized else { return false }
      setMaximized(!placement.isMaximized)
    }
    return true
  }

  /// Resizes the window as the user would.
  ///
  /// Nothing happens if the window isn't open or resizable, if it is maximized or full screen, or
  /// if a modal window blocks it.
  public func resize(to size: Size) {
    guard canBeResized, !placement.isMaximized, !placement.isFullScreen else { return }
    placement.size = Size(
      width: max(size.width, configuration.minimumSize.width),
      height: max(size.height, configuration.minimumSize.height))
    updateSize()
  }

  /// Maximizes the window or restores its size, as the user would.
  ///
  /// Nothing happens if the window isn't open or resizable, or if a modal window blocks it.
  public func setMaximized(_ isMaximized: Bool) {
    guard canBeResized else { return }
    placement.isMaximized = isMaximized
    updateSize()
    delegate?.windowDidChangeMaximized(isMaximized)
  }

  /// Makes the window full screen or restores its size, as the user would.
  ///
  /// Nothing happens if the window isn't open or resizable, or if a modal window blocks it.
  public func setFullScreen(_ isFullScreen: Bool) {
    guard canBeResized else { return }
    placement.isFullScreen = isFullScreen
    updateSize()
    delegate?.windowDidChangeFullScreen(isFullScreen)
  }

  /// Chooses files in the open dialog, as the user would; nothing happens if none is open.
  ///
  /// - Parameter addresses: the addresses of the files; empty to close the dialog without a choice.
  public func chooseFiles(_ addresses: [String]) {
    allDialogs.first { $0.fileRequest != nil }?.answer(addresses)
  }

  /// Answers the open print dialog, as the user would; nothing happens if none is open.
  ///
  /// The printout is then in ``HeadlessApplication/printouts``.
  ///
  /// - Parameter paper: the paper that the user chooses; `nil` to cancel the dialog.
  public func answerPrintDialog(paper: PaperSize?) {
    let dialogs = allDialogs.first { $0.printRequest != nil }
    guard let (request, finish) = dialogs?.takePrintRequest() else { return }
    guard let paper else { return finish(.canceled) }
    var setup = request.document.setup
    setup.paper = paper
    print(request, on: setup, finish)
  }

  /// Makes the window the active one.
  public func activate() {
    (isMinimized, isSuspended) = (false, false)
    windowing?.activate(self)
  }

  // MARK: - As the program would

  /// Changes the properties of the window.
  public func update(_ newer: WindowConfiguration) {
    let older = configuration
    configuration = newer
    if newer.size != older.size, let size = newer.size { placement.size = size }
    view.layoutDirection = newer.layoutDirection ?? .leftToRight
    for sheet in sheets + leavingSheets { sheet.view.layoutDirection = view.layoutDirection }
    if newer.isFullScreen != older.isFullScreen { placement.isFullScreen = newer.isFullScreen }
    if newer.isMaximized != older.isMaximized { placement.isMaximized = newer.isMaximized }
    updateSize()
  }

  /// Replaces the component in the window.
  public func setContent(_ content: AnyComponent, parent: ParentComponent?) {
    view.host.setComponent(ComponentList([content]), parent: parent)
  }

  /// Keeps a request until ``chooseFiles(_:)-([String])`` answers it.
  public func chooseFiles(
    _ request: FileRequest, _ finish: @escaping @MainActor (_ addresses: [String]) -> Void
  ) {
    dialogs.chooseFiles(request, finish)
  }

  /// Closes the dialog in which the user chooses files.
  public func closeFileDialog() { dialogs.answer([]) }

  /// Closes the print dialog.
  public func closePrintDialog() { dialogs.cancelPrinting() }

  /// Keeps a request for a printer until ``answerPrintDialog(paper:)`` answers it, and performs a
  /// request for a file.
  public func print(
    _ request: PrintRequest, _ finish: @escaping @MainActor (PrintRequest.Outcome) -> Void
  ) {
    print(request, with: dialogs, finish)
  }

  func print(
    _ request: PrintRequest, with dialogs: HeadlessDialogs,
    _ finish: @escaping @MainActor (PrintRequest.Outcome) -> Void
  ) {
    if request.destination == .printer { return dialogs.print(request, finish) }
    print(request, on: request.document.setup, finish)
  }

  private func print(
    _ request: PrintRequest, on setup: PageSetup,
    _ finish: @escaping @MainActor (PrintRequest.Outcome) -> Void
  ) {
    if let error = windowing?.desktopError { return finish(.failed(error)) }
    let printer = HeadlessPrinter(request, view.host.layoutDirection, on: view.mountHost)
    printer.print(on: setup) { [weak windowing] result in
      switch result {
      case .success(let printout):
        windowing?.printouts.append(printout)
        finish(.finished)
      case .failure(let error): finish(.failed(error))
      }
    }
  }

  /// Creates a sheet in front of the content.
  public func makeSheet(
    _ configuration: WindowConfiguration, delegate: any WindowDelegate, content: AnyComponent,
    parent: ParentComponent?
  ) -> (any NativeWindow)? {
    HeadlessSheet(delegate: delegate, of: self, content: content, parent: parent)
  }

  /// Shows the window, and makes it the active one.
  public func present() {
    if configuration.isModal { dismissBlockedPopovers() }
    isOpen = true
    (isMinimized, isSuspended) = (false, false)
    view.isPresented = true
    windowing?.present(self)
  }

  /// Closes the window without asking.
  public func close() {
    guard isOpen else { return }
    dialogs.closeAll()
    for sheet in sheets.reversed() { sheet.close() }
    for sheet in leavingSheets { sheet.remove() }
    isOpen = false
    view.isPresented = false
    windowing?.remove(self)
    delegate?.windowDidClose()
    view.host.tearDown()
  }

  /// Closes the popovers of the windows that this one blocks.
  private func dismissBlockedPopovers() {
    if isOpen { return }
    var next = owner
    while let blocked = next {
      view.mountHost.surfaces.dismissPopovers(in: blocked.view.root, blockedBy: parent)
      next = blocked.owner
    }
  }

  func didActivate() { delegate?.windowDidActivate() }

  // MARK: - Size

  private func contentDidInvalidateSize() {
    if configuration.size == nil { updateSize() }
  }

  private func updateSize() {
    if placement.isMaximized || placement.isFullScreen {
      return setViewSize(HeadlessWindow.screenSize)
    }
    if configuration.size == nil {
      placement.size = view.host.sizeThatFits(
        SizeRange(min: configuration.minimumSize, max: HeadlessWindow.screenSize))
    }
    setViewSize(placement.size)
  }

  private func setViewSize(_ size: Size) {
    view.size = size
    for sheet in sheets + leavingSheets { sheet.view.size = size }
  }
}
