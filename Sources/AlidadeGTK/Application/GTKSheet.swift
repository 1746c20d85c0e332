#if GTK
import AlidadeApplication
import AlidadeCore
import AlidadeLayout
import AlidadeRender
import CGTK

/// A sheet: a hosting view that covers the content of a window, in the same `GtkWindow`.
@MainActor final class GTKSheet: NativeWindow {
  /// The view with the content, which is as large as the window's content.
  let hostingView: GTKHostingView
  private weak var window: GTKWindow?
  private weak var delegate: (any WindowDelegate)?
  /// The component that opens the sheet.
  private let parent: ParentComponent?
  private var previousFocus: PreviousFocus?
  private(set) var isOpen = false
  /// A Boolean value that is `true` from the time the sheet is closed until it has disappeared.
  private var isLeaving = false
  /// The open dialogs of the desktop.
  let dialogs = WindowDialogs()

  init(
    delegate: any WindowDelegate, of window: GTKWindow, content: AnyComponent,
    parent: ParentComponent?
  ) {
    self.delegate = delegate
    self.window = window
    self.parent = parent
    hostingView = GTKHostingView(sizing: .fill, parent: parent) { content }
    hostingView.layoutDirection = window.hostingView.layoutDirection
  }

  // Nothing shows the properties of a sheet.
  func update(_ configuration: WindowConfiguration) {}

  func setContent(_ content: AnyComponent, parent: ParentComponent?) {
    hostingView.host.setComponent(ComponentList([content]), parent: parent)
  }

  func present() {
    guard let window else { return }
    if isOpen { return window.present() }
    isOpen = true
    window.dismissSurfaces(blockedBy: parent)
    previousFocus = PreviousFocus(in: window.widget)
    window.add(self)
    // The content isn't mounted until the sheet has its size.
    hostingView.didAppear = { [weak self] in
      guard let self, isOpen else { return }
      markModal(hostingView.root)
      hostingView.takeFocus()
    }
  }

  /// Informs assistive technologies that the dialog in a view blocks the content behind it.
  private func markModal(_ view: GTKView) {
    guard view.role == .dialog else { return view.subviews.forEach(markModal) }
    view.accessibleWidget.setAccessibleProperty(GTK_ACCESSIBLE_PROPERTY_MODAL, true)
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    isLeaving = true
    dialogs.closeAll()
    let hadFocus = PreviousFocus.isIn(hostingView.widget)
    for sheet in window?.sheets ?? [] { sheet.takeOverFocus(of: self) }
    window?.beginRemoval(of: self)
    hostingView.dismissPopovers()
    GTKWindow.dismissSurfaces(in: hostingView.widget)
    hostingView.root.setInert(true)
    let delegate = delegate
    delegate?.windowDidClose()
    if hadFocus { previousFocus?.restore() }
    previousFocus = nil
    if let delegate { delegate.sheetDidClose { self.remove() } } else { remove() }
  }

  /// Makes the focus return to its place before another sheet, if it would return into that sheet,
  /// which closes first.
  private func takeOverFocus(of closing: GTKSheet) {
    if previousFocus?.isInside(closing.hostingView.widget) == true {
      previousFocus = closing.previousFocus
    }
  }

  /// Removes the remains of a closed sheet that is still visible.
  func remove() {
    guard isLeaving else { return }
    isLeaving = false
    window?.remove(self)
    hostingView.host.tearDown()
  }

  func chooseFiles(
    _ request: FileRequest, _ finish: @escaping @MainActor (_ addresses: [String]) -> Void
  ) {
    guard let window, isOpen else { return finish([]) }
    dialogs.chooseFiles(request, in: window.widget.window, finish)
  }

  func closeFileDialog() { dialogs.closeFileChooser() }

  func print(
    _ request: PrintRequest, _ finish: @escaping @MainActor (PrintRequest.Outcome) -> Void
  ) {
    guard let window, isOpen else { return finish(.canceled) }
    dialogs.print(request, hostingView.layoutDirection, in: window.widget.window, finish)
  }

  func closePrintDialog() { dialogs.closePrintDialog() }

  func makeSheet(
    _ configuration: WindowConfiguration, delegate: any WindowDelegate, content: AnyComponent,
    parent: ParentComponent?
  ) -> (any NativeWindow)? {
    window?.makeSheet(configuration, delegate: delegate, content: content, parent: parent)
  }

  var placement: WindowPlacement {
    let widget = hostingView.widget
    return WindowPlacement(
      size: Size(
        width: Double(gtk_widget_get_width(widget)), height: Double(gtk_widget_get_height(widget))))
  }
}
#endif
