/// The cell of a table that a view shows, for assistive technologies.
///
/// The cell has no view of its own, because a view for each cell would cost as much while scrolling
/// as the content of the cell. If a cell contains several views, each one describes the cell.
public struct AccessibilityCell: Hashable, Sendable {
  /// The title of the column.
  public var column: String
  /// The position of the column among the visible ones, from zero.
  public var position: Int
  /// The number of visible columns.
  public var count: Int

  /// Creates the description of a cell.
  public init(column: String, position: Int, count: Int) {
    self.column = column
    self.position = position
    self.count = count
  }
}
