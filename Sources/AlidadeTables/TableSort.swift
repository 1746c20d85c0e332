import AlidadeRender

/// The column by which a table is sorted, and the direction.
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

  /// Returns the sort order after the user chose a column: the other direction if the table is
  /// already sorted by it.
  static func choosing(_ column: String, after sort: TableSort?) -> TableSort {
    let isReversed = sort == TableSort(column)
    return TableSort(column, isReversed ? .descending : .ascending)
  }
}
