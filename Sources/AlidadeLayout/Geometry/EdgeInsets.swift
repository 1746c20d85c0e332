/// Distances from the four edges of a rectangle inwards, in points.
///
/// Negative distances point outwards.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Makes insets from four distances, in points; what is not given is zero.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets with the same distance on all edges, in points.
  public init(_ distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// Makes insets with one distance left and right and one at top and bottom, in points.
  public init(horizontal: Double = 0, vertical: Double = 0) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// No distance on any edge.
  public static let zero = EdgeInsets()

  /// What the insets take from the extents of a rectangle, in points.
  public var total: Size { Size(width: left + right, height: top + bottom) }
}
