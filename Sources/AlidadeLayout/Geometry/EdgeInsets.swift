/// Inward distances from the four edges of a rectangle, in points.
///
/// Negative distances point outward. `start` is the left edge in a left-to-right layout and the
/// right edge in a right-to-left layout; `end` is the opposite edge.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the start edge.
  public var start: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the end edge.
  public var end: Double

  /// Creates insets from four distances, in points; zero by default.
  public init(top: Double = 0, start: Double = 0, bottom: Double = 0, end: Double = 0) {
    self.top = top
    self.start = start
    self.bottom = bottom
    self.end = end
  }

  /// Creates insets with the same distance on all edges, in points.
  public init(_ distance: Double) {
    self.init(top: distance, start: distance, bottom: distance, end: distance)
  }

  /// Creates insets with one distance for the start and end edges and another for the top and
  /// bottom edges, in points.
  public init(horizontal: Double = 0, vertical: Double = 0) {
    self.init(top: vertical, start: horizontal, bottom: vertical, end: horizontal)
  }

  /// Zero on all edges.
  public static let zero = EdgeInsets()

  /// The sum of the horizontal insets and the sum of the vertical insets, in points.
  public var total: Size { Size(width: start + end, height: top + bottom) }

  /// Returns the distance from the left edge in the given layout direction, in points.
  public func left(_ direction: LayoutDirection) -> Double {
    direction == .leftToRight ? start : end
  }

  /// Returns the distance from the right edge in the given layout direction, in points.
  public func right(_ direction: LayoutDirection) -> Double {
    direction == .leftToRight ? end : start
  }
}
