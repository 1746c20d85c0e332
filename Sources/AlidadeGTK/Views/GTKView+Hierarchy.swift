#if GTK
import CGTK

extension GTKView {
  /// Puts a view into this one, directly above `sibling`, or below all others when `sibling` is
  /// `nil`.
  ///
  /// The view is kept alive until it is removed. It is given no place yet: set its frame after all
  /// views of a pass are inserted, because placing each at once would make GTK restyle all siblings
  /// each time.
  public final func insert(_ view: GTKView, above sibling: GTKView?) {
    if view.superview != nil { view.removeFromSuperview() }
    gtk_widget_insert_after(view.widget, container, sibling?.widget ?? lowestSibling)
    _ = Unmanaged.passRetained(view)
    view.superview = self
    view.placement.isNeeded = true
  }

  /// Moves a view of this one, directly above `sibling`, or below all others when `sibling` is
  /// `nil`; the focus stays.
  public final func move(_ view: GTKView, above sibling: GTKView?) {
    let previous = sibling?.widget ?? lowestSibling
    guard gtk_widget_get_prev_sibling(view.widget) != previous else { return }
    gtk_widget_insert_after(view.widget, container, previous)
  }

  /// Takes the view out of the one it is in; does nothing for a view that is in none.
  public final func removeFromSuperview() {
    guard superview != nil else { return }
    superview = nil
    gtk_widget_unparent(widget)
    // What the superview kept alive goes last.
    Unmanaged.passUnretained(self).release()
  }

  /// Hides the view in place or shows it again, without a layout phase.
  public final func setHidden(_ isHidden: Bool) {
    guard isHidden != self.isHidden else { return }
    if isHidden { surrenderFocus() }
    self.isHidden = isHidden
    if !isHidden, placement.isNeeded { place() }
    gtk_widget_set_child_visible(widget, isHidden ? 0 : 1)
    updateAccessibleHidden()
    didChangeHidden()
  }

  /// The views in this one, from the lowest to the highest.
  public final var subviews: [GTKView] { views(in: container) }

  /// Lets go of the views in a widget of this view, which is going away.
  final func detachChildren(of container: UnsafeMutablePointer<GtkWidget>) {
    for view in views(in: container) { view.removeFromSuperview() }
  }

  private func views(in container: UnsafeMutablePointer<GtkWidget>) -> [GTKView] {
    var views: [GTKView] = []
    var next = gtk_widget_get_first_child(container)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      if let view = ViewWidgetType.view(of: child), view.superview === self { views.append(view) }
    }
    return views
  }

  /// Whether the keyboard focus is in this view or anything in it.
  public final var containsFocus: Bool {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }

  /// Gives the focus to something around this view, which is about to be hidden: the nearest that
  /// can take it, or else nothing, so that the next Tab starts anew.
  private func surrenderFocus() {
    guard containsFocus else { return }
    if let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) {
      LostFocus.note(focus)
    }
    var next = enclosingView
    while let view = next {
      if view.takeFocusFromHiddenView() { return }
      next = view.enclosingView
    }
    guard let root = gtk_widget_get_root(widget) else { return }
    gtk_root_set_focus(root, nil)
  }
}
#endif
