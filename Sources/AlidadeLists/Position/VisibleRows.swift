import AlidadeCore

/// The rows of a list that are visible, and their position in the list.
public struct VisibleRows: Hashable, Sendable {
  /// The visible rows, counted from zero in the content that is shown.
  public let range: Range<Int>
  /// The number of rows in the list.
  public let count: Int
  /// A Boolean value that is `true` if the top of the first row is visible, or there are no rows.
  public let isAtStart: Bool
  /// A Boolean value that is `true` if the end of the last row is visible, or there are no rows.
  public let isAtEnd: Bool
  /// The number of rows of new elements below the visible rows that the user hasn't scrolled to
  /// yet.
  ///
  /// Elements are new if they are added while the list is shown, whether or not it follows its end.
  /// Elements that return to the list don't count, for example because a filter is cleared, and
  /// neither do elements that are removed again. At the end of the list, the number is zero.
  public let newRowsBelow: Int
  private let keys: [ComponentKey]

  init(
    _ range: Range<Int>, of count: Int, keys: [ComponentKey], isAtStart: Bool, isAtEnd: Bool,
    newRowsBelow: Int
  ) {
    self.range = range
    self.count = count
    self.keys = keys
    self.isAtStart = isAtStart
    self.isAtEnd = isAtEnd
    self.newRowsBelow = newRowsBelow
  }

  /// Returns the ids of the visible rows, from the first to the last.
  ///
  /// - Parameter type: the type of the ids; rows whose ids have a different type are omitted.
  /// - Complexity: O(visible rows).
  public func ids<ID: Hashable & Sendable>(as type: ID.Type) -> [ID] {
    keys.compactMap { $0.id(as: type) }
  }
}
