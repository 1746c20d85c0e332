import AlidadeLayout

extension HeadlessView {
  /// The view it is in.
  public final var superview: HeadlessView? { parent }

  /// The views in this one, from the lowest to the topmost, hidden ones too.
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

  /// The views in this one that are not hidden, from the lowest to the topmost.
  public final var visibleSubviews: [HeadlessView] { subviews.filter { !$0.isHidden } }

  /// Whether neither the view nor one around it is hidden.
  public final var isVisible: Bool {
    var view: HeadlessView? = self
    while let current = view {
      if current.isHidden { return false }
      view = current.parent
    }
    return true
  }

  /// Whether neither the view nor one around it was told not to react.
  final var isReactive: Bool {
    var view: HeadlessView? = self
    while let current = view {
      if current.options.isInteractive == false { return false }
      view = current.parent
    }
    return true
  }

  /// Whether a view would be put into itself if `other` were put into this one.
  final func wouldContainItself(inserting other: HeadlessView) -> Bool {
    other === self || (other.firstSubview != nil && isInside(other))
  }

  /// Whether the view is `ancestor` or somewhere in it.
  public final func isInside(_ ancestor: HeadlessView) -> Bool {
    var view: HeadlessView? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.parent
    }
    return false
  }

  /// The view and all views around it, from the inside out.
  final var outwardViews: [HeadlessView] {
    var views: [HeadlessView] = []
    var next: HeadlessView? = self
    while let view = next {
      views.append(view)
      next = view.parent
    }
    return views
  }

  /// Puts a view that has no superview into this one, above all others; for views that Alidade does
  /// not mount.
  ///
  /// Nothing is logged. A view that is somewhere already is taken out of there first.
  public final func addSubview(_ view: HeadlessView) {
    insertSubview(view, above: lastSubview)
  }

  /// Puts a view into this one, directly above `sibling`, or below all others when `sibling` is
  /// `nil`.
  ///
  /// Nothing is logged. A view that is somewhere already is taken out of there first. A `sibling`
  /// that is not in this view counts as `nil`, and a view is not put into itself.
  public final func insertSubview(_ view: HeadlessView, above sibling: HeadlessView?) {
    guard !wouldContainItself(inserting: view) else { return }
    view.removeFromSuperview()
    link(view, above: sibling?.parent === self ? sibling : nil)
    if let host { view.join(host) }
  }

  /// Takes the view out of its superview; does nothing when it has none.
  public final func removeFromSuperview() {
    guard parent != nil else { return }
    host?.focus.leave(self)
    unlink()
  }

  /// Connects the view with its new siblings.
  final func link(_ view: HeadlessView, above sibling: HeadlessView?) {
    let next = sibling.map(\.nextSibling) ?? firstSubview
    view.parent = self
    view.previousSibling = sibling
    view.nextSibling = next
    if let sibling { sibling.nextSibling = view } else { firstSubview = view }
    if let next { next.previousSibling = view } else { lastSubview = view }
  }

  /// Connects the siblings on both sides with each other.
  final func unlink() {
    guard let parent else { return }
    let previous = previousSibling
    let next = nextSibling
    self.parent = nil
    previousSibling = nil
    nextSibling = nil
    if let next { next.previousSibling = previous } else { parent.lastSubview = previous }
    // The last step, because it may let go of this view.
    if let previous { previous.nextSibling = next } else { parent.firstSubview = next }
  }

  /// Makes the view, and all in it, belong to a toolkit.
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

  /// Lets go of the views inside, without recursion: views may be nested deeper than the stack
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
