import AlidadeRender

/// A column by which a table is sorted, and the direction.
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
  /// Makes a column the first one, as a press of its title does.
  ///
  /// If it already is, its direction is reversed. The others keep their directions, and come after
  /// it.
  mutating func choose(_ column: String) {
    let isReversed = first == TableSort(column)
    removeAll { $0.column == column }
    insert(TableSort(column, isReversed ? .descending : .ascending), at: 0)
  }
}
