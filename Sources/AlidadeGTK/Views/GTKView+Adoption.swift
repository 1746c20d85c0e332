#if GTK
import CGTK

extension GTKView {
  /// Takes a view out of the one it is in and puts it into this one, above all views here.
  ///
  /// GTK cannot move a widget to another parent, only take it out and put it in. What a widget
  /// remembers stays, such as text and undo, but the window takes the keyboard focus from what
  /// leaves it; so it is given back, without the selection that taking it with the keyboard would
  /// make.
  final func adopt(_ view: GTKView) {
    let focus = view.focusInside ?? LostFocus.widget(in: view)
    if let focus { g_object_ref(focus) }
    if view.superview != nil { view.leaveForAnotherPlace() }
    // Somebody else may have put the widget into one of theirs.
    if gtk_widget_get_parent(view.widget) != nil { gtk_widget_unparent(view.widget) }
    insert(view, above: subviews.last)
    if let focus {
      if let root = gtk_widget_get_root(focus) { gtk_root_set_focus(root, focus) }
      g_object_unref(focus)
    }
    view.selections?.restore()
    view.selections = nil
  }

  /// Takes a view out of the one it is in that is going to be shown in another place.
  final func leaveForAnotherPlace() {
    finishInputInside()
    selections = TextSelections(in: widget)
    removeFromSuperview()
  }

  /// Finishes what the user is composing in this view: GTK gives up a composition when a widget is
  /// taken to another place, and what was typed is not to be lost with it.
  private func finishInputInside() {
    guard let input = UnfinishedInput.view,
      input === self || gtk_widget_is_ancestor(input.widget, widget) != 0
    else { return }
    input.finishInput()
  }

  /// The widget in this view that has the focus of its window.
  private var focusInside: UnsafeMutablePointer<GtkWidget>? {
    guard containsFocus, let root = gtk_widget_get_root(widget) else { return nil }
    return gtk_root_get_focus(root)
  }
}

/// The view in which the user is in the midst of something that must be finished before the view is
/// shown in another place, of which there is one at most.
@MainActor enum UnfinishedInput {
  static weak var view: GTKView?
}

/// What lost the keyboard focus in this turn of the main loop because it was hidden: it may be shown
/// again in another place before the turn ends.
@MainActor enum LostFocus {
  private static var widget: UnsafeMutablePointer<GtkWidget>?

  /// Notes that the focus is about to be taken from a widget.
  static func note(_ lost: UnsafeMutablePointer<GtkWidget>) {
    forget()
    g_object_ref(lost)
    widget = lost
    MainLoopTurns.add { if widget == lost { forget() } }
  }

  /// The widget, if it is in a view.
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
