/// Distances from the four edges of a rectangle inwards, in points.
///
/// Negative distances point outwards. The edges at the sides follow the direction of lines: `start`
/// is on the left where lines begin on the left, else on the right.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where lines begin.
  public var start: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where lines end.
  public var end: Double

  /// Makes insets from four distances, in points; what is not given is zero.
  public init(top: Double = 0, start: Double = 0, bottom: Double = 0, end: Double = 0) {
    self.top = top
    self.start = start
    self.bottom = bottom
    self.end = end
  }

  /// Makes insets with the same distance on all edges, in points.
  public init(_ distance: Double) {
    self.init(top: distance, start: distance, bottom: distance, end: distance)
  }

  /// Makes insets with one distance at both sides and one at top and bottom, in points.
  public init(horizontal: Double = 0, vertical: Double = 0) {
    self.init(top: vertical, start: horizontal, bottom: vertical, end: horizontal)
  }

  /// No distance on any edge.
  public static let zero = EdgeInsets()

  /// What the insets take from the extents of a rectangle, in points.
  public var total: Size { Size(width: start + end, height: top + bottom) }

  /// The distance from the left edge, in points.
  public func left(_ direction: LayoutDirection) -> Double {
    direction == .leftToRight ? start : end
  }

  /// The distance from the right edge, in points.
  public func right(_ direction: LayoutDirection) -> Double {
    direction == .leftToRight ? end : start
  }
}
