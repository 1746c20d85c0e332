#if GTK
import CGTK

/// The widget that has the keyboard focus in a window before another view opens in front of it.
@MainActor final class PreviousFocus {
  // Proof: the pointer never changes, and only code of the main actor dereferences it.
  /// The widget, retained.
  private nonisolated(unsafe) let widget: UnsafeMutablePointer<GtkWidget>
  private nonisolated(unsafe) let root: OpaquePointer

  /// Records the focused widget of the window that contains a widget, or returns `nil` if nothing
  /// is focused.
  init?(in widget: UnsafeMutablePointer<GtkWidget>) {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else {
      return nil
    }
    self.widget = focus
    self.root = root
    g_object_ref(focus)
  }

  isolated deinit {
    g_object_unref(widget)
  }

  /// Restores the focus, unless the widget is hidden or no longer exists.
  func restore() {
    guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_root(widget) == root else { return }
    if UnsafeMutableRawPointer(widget).isInstance(of: gtk_text_get_type()) {
      // The selection is kept.
      gtk_text_grab_focus_without_selecting(widget.cast(to: GtkText.self))
    } else {
      gtk_widget_grab_focus(widget)
    }
  }

  /// Returns `true` if the recorded widget is another one, or in it.
  func isInside(_ other: UnsafeMutablePointer<GtkWidget>) -> Bool {
    widget == other || gtk_widget_is_ancestor(widget, other) != 0
  }

  /// Returns `true` if the focus of a widget's window is inside the widget, or if nothing is
  /// focused.
  static func isIn(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else {
      return true
    }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }
}

extension GTKHostingView {
  /// Moves the keyboard focus to the first view that accepts it, or to the view itself, unless the
  /// focus is already inside the view.
  func takeFocus() {
    if root.containsFocus { return }
    GTKTextInputView.keepingSelections(in: root) {
      if gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0 { return }
      // The view needs the focus to receive keys such as Escape.
      gtk_widget_set_focusable(widget, 1)
      gtk_widget_grab_focus(widget)
    }
  }
}
#endif
