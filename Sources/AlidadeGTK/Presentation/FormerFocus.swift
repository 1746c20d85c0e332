#if GTK
import CGTK

/// The widget of a window that has the keyboard focus before something opens in front of it.
@MainActor final class FormerFocus {
  // Proof: the pointer never changes, and only code of the main actor dereferences it.
  /// The widget, retained.
  private nonisolated(unsafe) let widget: UnsafeMutablePointer<GtkWidget>
  private nonisolated(unsafe) let root: OpaquePointer

  /// Remembers the focus of the window that a widget is in; `nil` if nothing has it.
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

  /// Moves the focus back, unless the widget is hidden or gone.
  func restore() {
    guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_root(widget) == root else { return }
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    if g_type_check_instance_is_a(instance, gtk_text_get_type()) != 0 {
      // The selection stays.
      gtk_text_grab_focus_without_selecting(widget.cast(to: GtkText.self))
    } else {
      gtk_widget_grab_focus(widget)
    }
  }

  /// Returns `true` if the focus of the window of a widget is in the widget, or nowhere.
  static func isIn(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else {
      return true
    }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }
}

extension GTKHostingView {
  /// Moves the keyboard focus to the first view that accepts it, or to the view itself, unless it is
  /// in the view.
  func takeFocus() {
    if root.containsFocus { return }
    GTKTextInputView.keepingSelections(in: root) {
      if gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0 { return }
      // So that keys go to the view, such as Escape.
      gtk_widget_set_focusable(widget, 1)
      gtk_widget_grab_focus(widget)
    }
  }
}
#endif
