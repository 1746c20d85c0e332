import AlidadeLayout

extension HeadlessView {
  /// The view's frame in the coordinates of its outermost ancestor.
  public final var frameInRoot: Rect {
    var origin = Point.zero
    var view: HeadlessView? = self
    while let current = view, let parent = current.parent {
      origin = origin + current.frame.origin + parent.subviewOrigin
      view = parent
    }
    return Rect(origin: origin, size: frame.size)
  }

  /// The view and all its descendants, superviews before their subviews, from back to front.
  public final var descendants: [HeadlessView] {
    var found: [HeadlessView] = []
    var pending = [self]
    while let view = pending.popLast() {
      found.append(view)
      pending += view.subviews.reversed()
    }
    return found
  }

  /// Returns the frontmost view that the pointer would hit at a point in this view's coordinates,
  /// or `nil`.
  ///
  /// Hidden and noninteractive views are skipped with their descendants, and so are clipped parts
  /// of views. A view's hit area can be larger than its bounds
  /// (``ViewOption/hitOutset(_:)``).
  public final func hitTest(_ point: Point) -> HeadlessView? {
    guard !isHidden, options.isInteractive ?? true else { return nil }
    let isInside = Rect(origin: .zero, size: frame.size).contains(point)
    if !isInside, options.clipsToBounds ?? false { return nil }
    var next = lastSubview
    while let view = next {
      if let hit = view.hitTest(point - subviewOrigin - view.frame.origin) { return hit }
      next = view.previousSibling
    }
    guard isInside || hitArea.contains(point) else { return nil }
    let parts = (self as? HeadlessPressableView)?.touchableParts
    return parts?.contains { $0.contains(point) } ?? true ? self : nil
  }

  private var hitArea: Rect {
    let outset = interaction?.hitOutset ?? 0
    return Rect(
      x: -outset, y: -outset, width: frame.size.width + 2 * outset,
      height: frame.size.height + 2 * outset)
  }
}
