/// A line between a row and the next one, a pixel high, in the color ``Color/separator``.
public struct RowSeparator: Hashable, Sendable {
  /// The distance from the left edge of the row, in points.
  public var left: Double
  /// The distance from the right edge of the row, in points.
  public var right: Double

  /// Creates a line.
  public init(left: Double = 0, right: Double = 0) {
    self.left = left
    self.right = right
  }
}
