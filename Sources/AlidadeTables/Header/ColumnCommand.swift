/// A change of a column that the user makes by its header.
enum ColumnCommand: Hashable, Sendable {
  /// Sorts by the column, or reverses the order.
  case sort
  /// Moves the column by a number of positions.
  case move(by: Int)
  /// Gives the column a width, in points.
  case resize(to: Double)
  /// Gives the column back the width that the table declares.
  case resetWidth
}
