import AlidadeCore

/// The name under which a row is stored: its key, and its position if an earlier row has the same
/// key.
struct RowName: Hashable, Sendable {
  let key: ComponentKey
  /// The position of the row if an earlier row has the same key; otherwise `nil`.
  var repeatedAt: Int?

  /// Returns `true` if a content has a row with this name.
  ///
  /// - Parameter guesses: the rows to check first.
  /// - Complexity: O(1) if one of the guesses is right; otherwise O(rows) the first time.
  func isPresent(in content: ListContent, near guesses: [Int] = []) -> Bool {
    guard let row = repeatedAt else { return content.contains(key, near: guesses) }
    return row < content.count && content.key(of: row) == key
  }
}
