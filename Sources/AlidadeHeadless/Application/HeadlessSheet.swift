import AlidadeApplication
import AlidadeCore

/// A sheet of a headless window: content in front of the window's own content, in the same root
/// view.
@MainActor public final class HeadlessSheet: NativeWindow {
  /// The view with the content, as large as the window.
  public let view: HeadlessHostingView
  private weak var window: HeadlessWindow?
  private weak var delegate: (any WindowDelegate)?
  /// The component that opens the sheet.
  private let parent: ParentComponent?
  /// The view that had the focus before the sheet.
  private weak var previousFocus: HeadlessView?
  private var isOpen = false
  /// A Boolean value that is `true` from when the sheet is closed until it has disappeared.
  private var isLeaving = false
  /// The dialogs of the sheet.
  let dialogs = HeadlessDialogs()

  init(
    delegate: any WindowDelegate, of window: HeadlessWindow, content: AnyComponent,
    parent: ParentComponent?
  ) {
    self.delegate = delegate
    self.window = window
    self.parent = parent
    view = HeadlessHostingView(
      root: HeadlessView(), size: nil, mountHost: window.view.mountHost,
      windowHost: window.view.windowHost, parent: parent
    ) { content }
    view.layoutDirection = window.view.layoutDirection
  }

  /// Does nothing, because nothing shows the properties of a sheet.
  public func update(_ configuration: WindowConfiguration) {}

  /// Replaces the component in the sheet.
  public func setContent(_ content: AnyComponent, parent: ParentComponent?) {
    view.host.setComponent(ComponentList([content]), parent: parent)
  }

  /// Shows the sheet, and moves the keyboard focus into it.
  public func present() {
    guard let window else { return }
    if isOpen { return window.present() }
    isOpen = true
    let mountHost = view.mountHost
    mountHost.surfaces.dismissPopovers(in: window.view.root, blockedBy: parent)
    let focus = mountHost.focus(around: window.view.root)
    previousFocus = focus.view
    window.view.root.addSubview(view.root)
    window.sheets.append(self)
    mountHost.surfaces.addSheet(view.root)
    view.isPresented = true
    // Mount the content only now, because it may take the focus.
    view.size = window.view.size
    if focus.view?.isInside(view.root) == true { return }
    if !focus.enter(view.root), let previousFocus { focus.leave(previousFocus) }
  }

  /// Closes the sheet without asking, and returns the keyboard focus; it stays visible until it has
  /// disappeared.
  public func close() {
    guard isOpen else { return }
    (isOpen, isLeaving) = (false, true)
    dialogs.closeAll()
    let mountHost = view.mountHost
    let focus = mountHost.focus(around: view.root)
    let hadFocus = focus.view.map { $0.isInside(view.root) } ?? true
    for sheet in window?.sheets ?? [] { sheet.takeOverFocus(of: self) }
    window?.sheets.removeAll { $0 === self }
    window?.leavingSheets.append(self)
    mountHost.surfaces.removeSheet(view.root)
    mountHost.surfaces.dismissPopovers(of: view)
    mountHost.setInert(true, view.root)
    let delegate = delegate
    delegate?.windowDidClose()
    if let delegate { delegate.sheetDidClose { self.remove() } } else { remove() }
    if hadFocus, let previousFocus, previousFocus.canBeFocused { _ = focus.enter(previousFocus) }
  }

  /// Makes the focus return to where it was before another sheet, if it would return to that sheet,
  /// which closes first.
  private func takeOverFocus(of closing: HeadlessSheet) {
    if previousFocus?.isInside(closing.view.root) == true { previousFocus = closing.previousFocus }
  }

  /// Removes the visible remainder of a closed sheet.
  func remove() {
    guard isLeaving else { return }
    isLeaving = false
    window?.leavingSheets.removeAll { $0 === self }
    view.isPresented = false
    view.root.removeFromSuperview()
    view.host.tearDown()
  }

  /// Shows a dialog in which the user chooses files, in front of the window.
  public func chooseFiles(
    _ request: FileRequest, _ finish: @escaping @MainActor (_ addresses: [String]) -> Void
  ) {
    if isOpen { dialogs.chooseFiles(request, finish) } else { finish([]) }
  }

  /// Closes the dialog in which the user chooses files.
  public func closeFileDialog() { dialogs.answer([]) }

  /// Closes the print dialog.
  public func closePrintDialog() { dialogs.cancelPrinting() }

  /// Prints a document, with a dialog in front of the window.
  public func print(
    _ request: PrintRequest, _ finish: @escaping @MainActor (PrintRequest.Outcome) -> Void
  ) {
    guard let window, isOpen else { return finish(.canceled) }
    window.print(request, with: dialogs, finish)
  }

  /// Creates a sheet in front of this one.
  public func makeSheet(
    _ configuration: WindowConfiguration, delegate: any WindowDelegate, content: AnyComponent,
    parent: ParentComponent?
  ) -> (any NativeWindow)? {
    window?.makeSheet(configuration, delegate: delegate, content: content, parent: parent)
  }

  /// The size of the window.
  public var placement: WindowPlacement { WindowPlacement(size: view.size) }
}
