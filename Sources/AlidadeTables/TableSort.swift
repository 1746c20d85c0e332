import AlidadeRender

/// A column that a table is sorted by, and the direction.
///
/// A table is sorted by an array of these: elements that are equal in the first column are in the
/// order of the second one, and so on.
public struct TableSort: Hashable, Sendable, Codable {
  /// The id of the column.
  public var column: String
  /// The direction.
  public var direction: SortDirection

  /// Creates a sort order.
  public init(_ column: String, _ direction: SortDirection = .ascending) {
    self.column = column
    self.direction = direction
  }
}

extension [TableSort] {
  /// Returns the column by which a table is sorted, with its direction: the first one that the
  /// table has.
  ///
  /// - Parameter columns: the ids of the columns of the table.
  func primary(in columns: [String]) -> TableSort? {
    first(where: { columns.contains($0.column) })
  }

  /// Makes a column the first one, as a press of its title does.
  ///
  /// If the table is already sorted by it, its direction is reversed. The others keep their
  /// directions, and come after it.
  ///
  /// - Parameters:
  ///   - column: the id of the column.
  ///   - columns: the ids of the columns of the table.
  mutating func choose(_ column: String, in columns: [String]) {
    let isReversed = primary(in: columns) == TableSort(column)
    removeAll { $0.column == column }
    insert(TableSort(column, isReversed ? .descending : .ascending), at: 0)
  }
}
