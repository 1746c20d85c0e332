import AlidadeRender

extension HeadlessView {
  /// The superview; `nil` if there is none.
  public final var superview: HeadlessView? { parent }

  /// The subviews from back to front, including hidden views.
  ///
  /// - Complexity: O(subviews).
  public final var subviews: [HeadlessView] {
    var views: [HeadlessView] = []
    var next = firstSubview
    while let view = next {
      views.append(view)
      next = view.nextSibling
    }
    return views
  }

  /// Adds the subviews to a stack, so that the rearmost one is on top.
  final func pushSubviews(to stack: inout [HeadlessView]) {
    var next = lastSubview
    while let view = next {
      stack.append(view)
      next = view.previousSibling
    }
  }

  /// The subviews that aren't hidden, from back to front.
  public final var visibleSubviews: [HeadlessView] { subviews.filter { !$0.isHidden } }

  /// A Boolean value that is `true` if neither the view nor an ancestor is hidden.
  public final var isVisible: Bool {
    var view: HeadlessView? = self
    while let current = view {
      if current.isHidden { return false }
      view = current.parent
    }
    return true
  }

  /// The tint color of the view: its own, or that of the nearest ancestor that has one.
  public final var tintColor: Color? {
    var view: HeadlessView? = self
    while let current = view {
      if let color = current.options.tintColor { return color }
      view = current.parent
    }
    return nil
  }

  /// A Boolean value that is `true` if neither the view nor an ancestor is noninteractive, and no
  /// sheet is in front of it.
  final var isReactive: Bool {
    var view: HeadlessView? = self
    while let current = view {
      if current.options.isInteractive == false || current.isInert { return false }
      view = current.parent
    }
    return host?.surfaces.isBlocked(self) != true
  }

  /// Returns `true` if inserting `other` into this view would make it its own descendant.
  final func wouldContainItself(inserting other: HeadlessView) -> Bool {
    other === self || (other.firstSubview != nil && isInside(other))
  }

  /// Returns `true` if the view is `ancestor` or one of its descendants.
  public final func isInside(_ ancestor: HeadlessView) -> Bool {
    var view: HeadlessView? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.parent
    }
    return false
  }

  /// The view and its ancestors, from the inside out.
  package final var outwardViews: [HeadlessView] {
    var views: [HeadlessView] = []
    var next: HeadlessView? = self
    while let view = next {
      views.append(view)
      next = view.parent
    }
    return views
  }

  /// Adds a view in front of the other subviews.
  ///
  /// Use this method for views that Alidade doesn't mount.
  ///
  /// Nothing is logged. The view is first removed from its superview, if it has one.
  public final func addSubview(_ view: HeadlessView) {
    insertSubview(view, above: lastSubview)
  }

  /// Inserts a view directly in front of `sibling`, or behind all subviews if `sibling` is `nil`.
  ///
  /// Nothing is logged. The view is first removed from its superview, if it has one. A `sibling`
  /// that isn't in this view counts as `nil`. If `sibling` is `view` itself, the view stays where
  /// it is. Inserting a view into itself or into one of its descendants has no effect.
  public final func insertSubview(_ view: HeadlessView, above sibling: HeadlessView?) {
    guard !wouldContainItself(inserting: view) else { return }
    if view === sibling, view.parent === self { return }
    view.removeFromSuperview()
    link(view, above: sibling?.parent === self ? sibling : nil)
    if let host { view.join(host) }
  }

  /// Removes the view from its superview; does nothing if there is none.
  public final func removeFromSuperview() {
    guard parent != nil else { return }
    windowFocus?.leave(self)
    unlink()
  }

  /// Links `view` to this view, its new parent, and to its new siblings.
  final func link(_ view: HeadlessView, above sibling: HeadlessView?) {
    let next = sibling.map(\.nextSibling) ?? firstSubview
    view.parent = self
    view.previousSibling = sibling
    view.nextSibling = next
    if let sibling { sibling.nextSibling = view } else { firstSubview = view }
    if let next { next.previousSibling = view } else { lastSubview = view }
  }

  /// Unlinks the view from its parent, and links its siblings to each other.
  final func unlink() {
    guard let parent else { return }
    let previous = previousSibling
    let next = nextSibling
    self.parent = nil
    previousSibling = nil
    nextSibling = nil
    if let next { next.previousSibling = previous } else { parent.lastSubview = previous }
    // Do this last, because it may release this view.
    if let previous { previous.nextSibling = next } else { parent.firstSubview = next }
  }

  /// Adds the view and its descendants to a toolkit.
  final func join(_ host: HeadlessMountHost) {
    var pending = [self]
    while let view = pending.popLast() {
      if view.log !== host.log {
        view.log = host.log
        view.number = host.log.nextNumber()
      }
      pending += view.subviews.reversed()
    }
  }

  /// Releases the subviews without recursion, because views may be nested deeper than the stack
  /// allows.
  final func releaseSubviews() {
    var pending = detachSubviews()
    while var view = pending.popLast() {
      if isKnownUniquelyReferenced(&view) { pending += view.detachSubviews() }
    }
  }

  private func detachSubviews() -> [HeadlessView] {
    var views: [HeadlessView] = []
    var next = firstSubview
    firstSubview = nil
    lastSubview = nil
    while let view = next {
      next = view.nextSibling
      view.parent = nil
      view.previousSibling = nil
      view.nextSibling = nil
      views.append(view)
    }
    return views
  }
}
