#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// The keyboard focus in scrolled content.
extension GTKScrollView {
  /// Returns `true` if a view or one of its descendants has the keyboard focus.
  public func hasFocus(in view: any NativeView) -> Bool {
    (view as? GTKView)?.containsFocus ?? false
  }

  /// Moves the keyboard focus to a view, or to the first subview that accepts it.
  public func moveFocus(to view: any NativeView) -> Bool {
    guard let view = view as? GTKView else { return false }
    if view.containsFocus {
      guard (view as? GTKRowView)?.status?.takesFocus == true else { return true }
      // The focus may be in a field in the row.
      return gtk_widget_grab_focus(view.widget) != 0
    }
    return gtk_widget_child_focus(view.widget, GTK_DIR_TAB_FORWARD) != 0
  }

  /// Moves the focus to the list itself, so that its keys continue to work.
  func focusViewport() -> Bool {
    gtk_widget_grab_focus(scrolledWindow) != 0
  }

  /// Names the view by the texts in it while it has the focus itself, so that assistive
  /// technologies read what the keys scroll.
  func addNameController() {
    guard let focus = gtk_event_controller_focus_new() else { return }
    connect(UnsafeMutableRawPointer(focus), "enter") { [weak self] _ in
      guard let self, gtk_event_controller_focus_is_focus(focus) != 0 else { return .none }
      scrolledWindow.setAccessibleText(GTK_ACCESSIBLE_PROPERTY_LABEL, announcement)
      return .none
    }
    gtk_widget_add_controller(scrolledWindow, focus)
  }

  /// Notifies the delegate when the focus enters or leaves the view.
  func addFocusController() {
    guard let focus = gtk_event_controller_focus_new() else { return }
    for (signal, hasFocus) in [("enter", true), ("leave", false)] {
      connect(UnsafeMutableRawPointer(focus), signal) { [weak self] _ in
        if let self { scrollDelegate?.scrollView(self, focusDidChange: hasFocus) }
        return .none
      }
    }
    gtk_widget_add_controller(scrolledWindow, focus)
  }

  /// Scrolls by the smallest distance that reveals the focused widget.
  ///
  /// This method does nothing during a press, because the pressed widget is already visible and
  /// would move away from the pointer.
  func reveal(focusedChild child: UnsafeMutablePointer<GtkWidget>) {
    if press != nil { return }
    var target = child
    if let root = gtk_widget_get_root(child), let focus = gtk_root_get_focus(root),
      gtk_widget_is_ancestor(focus, child) != 0
    {
      target = focus
    }
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(target, viewport.widget, &bounds) != 0 else { return }
    let frame = Rect(bounds)
    // A sticky header covers the rows behind it.
    let row = ViewWidgetType.view(of: child)
    let part =
      row.flatMap { scrollDelegate?.scrollView(self, partUncoveredAt: $0) }
      ?? Rect(origin: .zero, size: knownViewport)
    reveal(frame, in: part)
  }
}
#endif
