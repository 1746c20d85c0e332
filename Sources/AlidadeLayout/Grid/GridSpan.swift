/// The number of columns and rows that an item covers in a grid.
public struct GridSpan: Hashable, Sendable {
  /// The number of columns; at least 1.
  public var columns: Int
  /// The number of rows; at least 1.
  public var rows: Int

  /// Creates a span; numbers below 1 count as 1.
  public init(columns: Int = 1, rows: Int = 1) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }
}
