/// A rectangle with horizontal and vertical edges, in points.
public struct Rect: Hashable, Sendable {
  /// The top-left corner.
  public var origin: Point
  /// The width and height; not negative.
  public var size: Size

  /// Creates a rectangle from its top-left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from the coordinates of its top-left corner and its width and height, in
  /// points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// Returns the rectangle moved by `offset`.
  public func offset(by offset: Point) -> Rect {
    Rect(origin: origin + offset, size: size)
  }

  /// Returns the rectangle reduced by `insets`.
  ///
  /// A width or height that would become negative becomes zero.
  ///
  /// - Parameters:
  ///   - insets: the distance that each edge moves inward.
  ///   - direction: the layout direction, which determines whether the start is on the left or the
  ///     right.
  public func inset(
    by insets: EdgeInsets, _ direction: LayoutDirection = .leftToRight
  ) -> Rect {
    Rect(
      x: minX + insets.left(direction), y: minY + insets.top,
      width: max(0, size.width - insets.start - insets.end),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// Returns the smallest rectangle that contains this one and `other`.
  public func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Returns the intersection of the rectangles; its size is zero if they don't overlap.
  public func intersection(_ other: Rect) -> Rect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }

  /// Returns `true` if the rectangles overlap or touch.
  ///
  /// An empty rectangle touches any rectangle that contains it.
  public func touches(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// Returns `true` if `point` lies inside the rectangle.
  ///
  /// The left and top edges belong to the rectangle; the right and bottom edges don't.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
