/// A change of a column that the user makes with its header.
enum ColumnCommand: Hashable, Sendable {
  /// Sorts by the column, or reverses the order.
  case sort
  /// Moves the column by a number of positions.
  case move(by: Int)
  /// Sets the width of the column, in points.
  case resize(to: Double)
  /// Makes the column as wide as its widest content.
  ///
  /// - Parameter title: the width of the title, in points.
  case fit(title: Double)
}
