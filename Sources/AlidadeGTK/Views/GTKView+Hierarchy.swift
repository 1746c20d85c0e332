#if GTK
import CGTK

extension GTKView {
  /// Inserts a view directly above `sibling`, or below all other subviews if `sibling` is `nil`.
  ///
  /// The view is retained until it is removed. It isn't placed yet. Set the frames after all views
  /// of a pass are inserted, because GTK would otherwise restyle all siblings for each view.
  public final func insert(_ view: GTKView, above sibling: GTKView?) {
    if view.superview != nil { view.removeFromSuperview() }
    gtk_widget_insert_after(view.widget, container, sibling?.widget ?? lowestSibling)
    _ = Unmanaged.passRetained(view)
    view.superview = self
    view.placement.isNeeded = true
    if view.tint !== tint { view.updateTint() }
  }

  /// Moves a subview directly above `sibling`, or below all other subviews if `sibling` is `nil`.
  ///
  /// The view keeps the focus.
  public final func move(_ view: GTKView, above sibling: GTKView?) {
    let previous = sibling?.widget ?? lowestSibling
    guard gtk_widget_get_prev_sibling(view.widget) != previous else { return }
    gtk_widget_insert_after(view.widget, container, previous)
  }

  /// Removes the view from its superview; does nothing if it has none.
  public final func removeFromSuperview() {
    guard superview != nil else { return }
    dismissFocusedPopovers()
    superview = nil
    gtk_widget_unparent(widget)
    // This may be the last reference, so it is released last.
    Unmanaged.passUnretained(self).release()
  }

  /// Closes the open popovers around the focus that belong to this view, such as a context menu,
  /// because GTK sends all input to a popover that is open when its widget is removed, for good.
  private func dismissFocusedPopovers() {
    guard containsFocus, let root = gtk_widget_get_root(widget) else { return }
    var next = gtk_root_get_focus(root)
    while let current = next, current != widget {
      next = gtk_widget_get_parent(current)
      if UnsafeMutableRawPointer(current).isInstance(of: gtk_popover_get_type()) {
        gtk_popover_popdown(current.cast(to: GtkPopover.self))
      }
    }
  }

  /// Hides the view in place, or shows it again, without a layout phase.
  public final func setHidden(_ isHidden: Bool) {
    guard isHidden != self.isHidden else { return }
    if isHidden { surrenderFocus() }
    self.isHidden = isHidden
    if !isHidden, placement.isNeeded { place() }
    gtk_widget_set_child_visible(widget, isHidden ? 0 : 1)
    // If the widget was hidden while it waited to be painted, showing it doesn't paint its parent
    // again.
    if !isHidden, let parent = gtk_widget_get_parent(widget) { gtk_widget_queue_draw(parent) }
    if RestingPointer.interestCount > 0 { RestingPointer.viewDidMove(superview ?? self) }
    updateAccessibleHidden()
    Announcements.textsDidChange()
    didChangeHidden()
  }

  /// The subviews, from bottom to top.
  public final var subviews: [GTKView] { views(in: container) }

  /// Removes the subviews in a widget of this view, which is about to be released.
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

  /// A Boolean value that is `true` if the keyboard focus is in this view or a descendant.
  public final var containsFocus: Bool {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }

  /// Moves the focus from this view, which is about to be hidden, to the nearest ancestor that
  /// accepts it.
  ///
  /// If there is none, the window loses its focus, so that the next Tab starts from the beginning.
  func surrenderFocus() {
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
