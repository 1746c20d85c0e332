#if GTK
import CGTK

extension GTKView {
  /// Moves a view into this one, above all other subviews.
  ///
  /// GTK can't move a widget to another parent; it can only remove and insert it. The widget keeps
  /// its state, such as its text and undo history, but the window removes the keyboard focus from
  /// it. Therefore, the focus is restored, without selecting text as the Tab key would.
  final func adopt(_ view: GTKView) {
    let focus = view.focusInside ?? LostFocus.widget(in: view)
    if let focus { g_object_ref(focus) }
    if view.superview != nil { view.leaveForAnotherPlace() }
    // Other code may have put the widget into another parent.
    if gtk_widget_get_parent(view.widget) != nil { gtk_widget_unparent(view.widget) }
    insert(view, above: subviews.last)
    if let focus {
      if let root = gtk_widget_get_root(focus) { gtk_root_set_focus(root, focus) }
      g_object_unref(focus)
    }
    view.selections?.restore()
    view.selections = nil
  }

  /// Removes the view from its superview, because it will be shown somewhere else.
  final func leaveForAnotherPlace() {
    finishInputInside()
    selections = TextSelections(in: widget)
    removeFromSuperview()
  }

  /// Finishes a composition in the view.
  ///
  /// GTK discards a composition when the widget moves, and the typed text must not be lost.
  private func finishInputInside() {
    guard let input = UnfinishedInput.view,
      input === self || gtk_widget_is_ancestor(input.widget, widget) != 0
    else { return }
    input.finishInput()
  }

  /// The focused widget in the view; `nil` if there is none.
  private var focusInside: UnsafeMutablePointer<GtkWidget>? {
    guard containsFocus, let root = gtk_widget_get_root(widget) else { return nil }
    return gtk_root_get_focus(root)
  }
}

/// The view with unfinished input, which must be finished before the view is shown somewhere else.
@MainActor enum UnfinishedInput {
  static weak var view: GTKView?
}

/// The widget that lost the keyboard focus in this turn of the main loop because it was hidden.
///
/// It may be shown somewhere else before the turn ends.
@MainActor enum LostFocus {
  private static var widget: UnsafeMutablePointer<GtkWidget>?

  /// Records a widget that is about to lose the focus because it is being hidden.
  static func note(_ lost: UnsafeMutablePointer<GtkWidget>) {
    forget()
    g_object_ref(lost)
    widget = lost
    MainLoopTurns.add { if widget == lost { forget() } }
  }

  /// Returns the widget if it is in a view.
  static func widget(in view: GTKView) -> UnsafeMutablePointer<GtkWidget>? {
    guard let widget else { return nil }
    let isInside = widget == view.widget || gtk_widget_is_ancestor(widget, view.widget) != 0
    return isInside ? widget : nil
  }

  private static func forget() {
    guard let lost = widget else { return }
    widget = nil
    g_object_unref(lost)
  }
}
#endif
