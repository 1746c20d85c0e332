#if GTK
import CGTK

/// An observer of focus moves in the window of a widget, except for moves to a view
/// that acts on the previously focused view, such as a menu.
@MainActor final class FocusMoves {
  // Proof: the pointer never changes, and only code of the main actor dereferences it.
  /// The widget, whose owner also owns this object.
  private nonisolated(unsafe) let widget: UnsafeMutablePointer<GtkWidget>
  private let handle: @MainActor () -> Void
  private var rootConnection: SignalConnection?
  private var connections: [SignalConnection] = []

  /// Creates an object.
  ///
  /// - Parameters:
  ///   - widget: the widget, which must outlive this object.
  ///   - handle: called after each move while the window is active, and when it becomes active.
  init(around widget: UnsafeMutablePointer<GtkWidget>, _ handle: @escaping @MainActor () -> Void) {
    self.widget = widget
    self.handle = handle
    rootConnection = SignalConnection("notify::root", of: widget.object) { [weak self] _ in
      self?.follow()
      return .none
    }
    follow()
  }

  isolated deinit {
    for connection in connections { connection.disconnect() }
    rootConnection?.disconnect()
  }

  private func follow() {
    for connection in connections { connection.disconnect() }
    connections = []
    guard let root = gtk_widget_get_root(widget) else { return }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GObject.self)
    connections = ["notify::focus-widget", "notify::is-active"].compactMap { signal in
      SignalConnection(signal, of: window) { [weak self] _ in
        self?.focusDidMove()
        return .none
      }
    }
  }

  /// The window; `nil` if it isn't active.
  private var activeRoot: OpaquePointer? {
    guard let root = gtk_widget_get_root(widget),
      gtk_window_is_active(UnsafeMutableRawPointer(root).widget.window) != 0
    else { return nil }
    return root
  }

  private func focusDidMove() {
    // The scopes that the focus has entered or left come first.
    FocusReports.send()
    guard let root = activeRoot else { return }
    if let focus = gtk_root_get_focus(root) {
      if !FocusMoves.actsOnPreviousFocus(focus) { handle() }
    } else {
      // The focus may be on its way, such as out of a menu that closes.
      MainLoopTurns.add { [weak self] in
        guard let self, let root = activeRoot, gtk_root_get_focus(root) == nil else { return }
        handle()
      }
    }
  }

  /// Returns `true` if a widget belongs to a menu, or to a view that acts on what had the focus
  /// before.
  private static func actsOnPreviousFocus(_ focus: UnsafeMutablePointer<GtkWidget>) -> Bool {
    var next: UnsafeMutablePointer<GtkWidget>? = focus
    while let widget = next {
      if UnsafeMutableRawPointer(widget).isInstance(of: gtk_popover_menu_get_type()) { return true }
      if let view = ViewWidgetType.view(of: widget) { return view.actsOnPreviousFocus }
      next = gtk_widget_get_parent(widget)
    }
    return false
  }
}
#endif
