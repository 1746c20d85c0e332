#if GTK
import CGTK

/// The order in which Tab leads through views: that of their components.
///
/// By itself, GTK sorts the children of a widget by the vertical centers of their frames. But the
/// views of a whole form are children of one widget, and centers in a row differ by fractions of a
/// point. The siblings are in the order of their components, from start to end in both layout
/// directions.
enum TabOrder {
  /// Moves the focus to a widget, or to the next widget inside it; the implementation of
  /// `GtkWidgetClass.focus` for views.
  ///
  /// As in the implementation of `GtkWidget`, a widget that accepts the focus comes before those
  /// inside. Arrow keys still move the focus by the frames.
  ///
  /// - Returns: `true` if the focus has moved.
  static func moveFocus(
    in widget: UnsafeMutablePointer<GtkWidget>?, _ direction: GtkDirectionType
  ) -> Bool {
    guard let widget, isTab(direction) else {
      return ViewWidgetType.widgetClass.pointee.focus(widget, direction) != 0
    }
    if direction == GTK_DIR_TAB_BACKWARD {
      if gtk_widget_is_focus(widget) != 0 { return false }
      return moveFocusInside(widget, direction) || gtk_widget_grab_focus(widget) != 0
    }
    if !containsFocus(widget), gtk_widget_grab_focus(widget) != 0 { return true }
    return moveFocusInside(widget, direction)
  }

  /// Returns `true` if a direction is that of Tab, with or without Shift.
  static func isTab(_ direction: GtkDirectionType) -> Bool {
    direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
  }

  private static func containsFocus(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }

  /// Moves the focus inside the child that contains it, or to the next child that accepts it.
  private static func moveFocusInside(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ direction: GtkDirectionType
  ) -> Bool {
    let isForward = direction == GTK_DIR_TAB_FORWARD
    let first = isForward ? gtk_widget_get_first_child(widget) : gtk_widget_get_last_child(widget)
    var next = gtk_widget_get_focus_child(widget) ?? first
    while let child = next {
      // Handlers of the focus may remove the child.
      g_object_ref(child)
      defer { g_object_unref(child) }
      if gtk_widget_get_mapped(child) != 0, gtk_widget_child_focus(child, direction) != 0 {
        return true
      }
      guard gtk_widget_get_parent(child) == widget else { return false }
      next = isForward ? gtk_widget_get_next_sibling(child) : gtk_widget_get_prev_sibling(child)
    }
    return false
  }
}
#endif
