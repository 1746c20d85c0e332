import AlidadeLayout

extension HeadlessView {
  /// The view's frame in the coordinates of its outermost ancestor, as it is painted; for a view
  /// with a transform, the smallest frame around it.
  public final var frameInRoot: Rect { inRoot(Rect(origin: .zero, size: frame.size)) }

  /// The part of the outermost superview in which the content of the view can be visible; `nil` if
  /// the view doesn't limit it.
  package final var contentAreaInRoot: Rect? {
    let bounds = Rect(origin: .zero, size: frame.size)
    let clips = clipsSubviews || superview == nil
    guard let clip = options.clip, clip.outsideOpacity == 0 else {
      return clips ? inRoot(bounds) : nil
    }
    let part = clip.frame(in: frame.size)
    return inRoot(clips ? part.intersection(bounds) : part)
  }

  /// Returns the smallest frame, in the coordinates of the outermost superview, around a rectangle
  /// in those of this view.
  private func inRoot(_ rect: Rect) -> Rect {
    var frame = rect
    var view: HeadlessView? = self
    while let current = view, let parent = current.parent {
      if let transform = current.options.transform {
        frame = transform.transform(for: current.frame.size).bounds(of: frame)
      }
      frame = frame.offset(by: current.frame.origin + parent.subviewOrigin)
      view = parent
    }
    return frame
  }

  /// The view and all its descendants, superviews before their subviews, from back to front.
  public final var descendants: [HeadlessView] {
    var found: [HeadlessView] = []
    var pending = [self]
    while let view = pending.popLast() {
      found.append(view)
      view.pushSubviews(to: &pending)
    }
    return found
  }

  /// Returns the frontmost view that the pointer would hit at a point in this view's coordinates,
  /// or `nil`.
  ///
  /// Hidden and noninteractive views are skipped with their descendants, and so are clipped parts
  /// of views. A view's hit area can be larger than its bounds
  /// (``ViewOption/hitOutset(_:)``).
  public final func hitTest(_ point: Point) -> HeadlessView? { hit(at: point)?.view }

  /// Returns the frontmost view at a point, with the point in the coordinates of that view.
  package final func hit(at point: Point) -> (view: HeadlessView, place: Point)? {
    guard !isHidden, !isInert, options.isInteractive ?? true else { return nil }
    if let clip = options.clip, !clip.shows(point, in: frame.size) { return nil }
    let isInside = Rect(origin: .zero, size: frame.size).contains(point)
    if !isInside, clipsSubviews { return nil }
    var next = lastSubview
    while let view = next {
      if let inside = view.point(from: point - subviewOrigin), let hit = view.hit(at: inside) {
        return hit
      }
      next = view.previousSibling
    }
    guard isInside || hitArea.contains(point) else { return nil }
    let parts = (self as? HeadlessPressableView)?.touchableParts
    return parts?.contains { $0.contains(point) } ?? true ? (self, point) : nil
  }

  /// Returns a point of the view in the coordinates of its superview, as it is painted.
  final func pointInSuperview(_ point: Point) -> Point {
    let painted = options.transform?.transform(for: frame.size).applied(to: point) ?? point
    return painted + frame.origin + (superview?.subviewOrigin ?? .zero)
  }

  /// Returns a movement in the view in the coordinates of an ancestor, as it is painted.
  final func movement(_ movement: Point, in ancestor: HeadlessView) -> Point {
    var movement = movement
    for view in outwardViews {
      if view === ancestor { break }
      guard let matrix = view.options.transform?.transform(for: view.frame.size) else { continue }
      movement = Point(
        x: matrix.a * movement.x + matrix.c * movement.y,
        y: matrix.b * movement.x + matrix.d * movement.y)
    }
    return movement
  }

  /// Returns a point of the view in the coordinates of its outermost superview, as it is painted.
  package final func pointInRoot(_ point: Point) -> Point {
    outwardViews.dropLast().reduce(point) { $1.pointInSuperview($0) }
  }

  /// Returns a point of the outermost superview in the coordinates of the view, as it is painted;
  /// `nil` if the view or a superview is painted without an extent.
  package final func point(fromRoot point: Point) -> Point? {
    var place = point
    for view in outwardViews.dropLast().reversed() {
      let origin = view.superview?.subviewOrigin ?? .zero
      guard let inside = view.point(from: place - origin) else { return nil }
      place = inside
    }
    return place
  }

  /// Returns a point of the superview's content in the coordinates of the view, as it is painted;
  /// `nil` if it is painted without an extent.
  private func point(from point: Point) -> Point? {
    let inFrame = point - frame.origin
    guard let transform = options.transform else { return inFrame }
    return transform.transform(for: frame.size).inverted?.applied(to: inFrame)
  }

  private var hitArea: Rect {
    let outset = interaction?.hitOutset ?? 0
    return Rect(
      x: -outset, y: -outset, width: frame.size.width + 2 * outset,
      height: frame.size.height + 2 * outset)
  }
}
