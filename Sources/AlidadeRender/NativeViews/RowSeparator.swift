/// A line between a row and the next one, a pixel wide, in the color ``Color/separator``.
public struct RowSeparator: Hashable, Sendable {
  /// The edge of a row that faces the next row.
  public enum Edge: Hashable, Sendable {
    /// The bottom edge, with a horizontal line.
    case bottom
    /// The left edge, with a vertical line.
    case left
    /// The right edge, with a vertical line.
    case right
  }

  /// The distance from the left edge of the row, or of a vertical line from the top edge, in
  /// points.
  public var left: Double
  /// The distance from the right edge of the row, or of a vertical line from the bottom edge, in
  /// points.
  public var right: Double
  /// The edge of the row at which the line is drawn.
  public var edge: Edge

  /// Creates a line.
  public init(left: Double = 0, right: Double = 0, edge: Edge = .bottom) {
    self.left = left
    self.right = right
    self.edge = edge
  }
}
