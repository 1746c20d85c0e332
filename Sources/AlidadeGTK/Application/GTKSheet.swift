#if GTK
import AlidadeApplication
import AlidadeCore
import AlidadeLayout
import AlidadeRender
import CGTK

/// A sheet: a hosting view over the content of a window, in the same `GtkWindow`.
@MainActor final class GTKSheet: NativeWindow {
  private(set) var configuration: WindowConfiguration
  /// The view with the content, as large as that of the window.
  let hostingView: GTKHostingView
  private weak var window: GTKWindow?
  private weak var delegate: (any WindowDelegate)?
  private var formerFocus: FormerFocus?
  private(set) var isOpen = false

  init(
    _ configuration: WindowConfiguration, delegate: any WindowDelegate, of window: GTKWindow,
    content: AnyComponent, parent: ParentComponent?
  ) {
    self.configuration = configuration
    self.delegate = delegate
    self.window = window
    hostingView = GTKHostingView(sizing: .fill, parent: parent) { content }
    hostingView.layoutDirection = window.hostingView.layoutDirection
  }

  func update(_ newer: WindowConfiguration) { configuration = newer }

  func setContent(_ content: AnyComponent, parent: ParentComponent?) {
    hostingView.host.setComponent(ComponentList([content]), parent: parent)
  }

  func present() {
    guard let window else { return }
    if isOpen { return window.present() }
    isOpen = true
    formerFocus = FormerFocus(in: window.widget)
    window.add(self)
    // The content isn't mounted before the sheet has its size.
    hostingView.didAppear = { [weak self] in
      if let self, isOpen { hostingView.takeFocus() }
    }
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    let hadFocus = FormerFocus.isIn(hostingView.widget)
    window?.remove(self)
    delegate?.windowDidClose()
    hostingView.host.tearDown()
    if hadFocus { formerFocus?.restore() }
    formerFocus = nil
  }

  func chooseFiles(
    _ request: FileRequest, _ finish: @escaping @MainActor (_ addresses: [String]) -> Void
  ) {
    guard let window else { return finish([]) }
    window.chooseFiles(request, finish)
  }

  func print(
    _ request: PrintRequest, _ finish: @escaping @MainActor (PrintRequest.Outcome) -> Void
  ) {
    guard let window else { return finish(.canceled) }
    window.print(request, finish)
  }

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
