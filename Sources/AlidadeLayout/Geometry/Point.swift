/// A position in points; `x` increases to the right and `y` increases downward.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate, in points.
  public var x: Double
  /// The vertical coordinate, in points.
  public var y: Double

  /// Creates a point from its coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The coordinate along `axis`, in points.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Returns `point` moved by `offset`.
  public static func + (point: Point, offset: Point) -> Point {
    Point(x: point.x + offset.x, y: point.y + offset.y)
  }

  /// Returns the vector from `origin` to `point`.
  public static func - (point: Point, origin: Point) -> Point {
    Point(x: point.x - origin.x, y: point.y - origin.y)
  }
}
