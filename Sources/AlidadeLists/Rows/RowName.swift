import AlidadeCore

/// What a row is remembered under: its key, and its place if another row before it has the same key.
struct RowName: Hashable, Sendable {
  let key: ComponentKey
  /// The row, if its key alone does not tell it from another one; `nil` otherwise.
  var repeatedAt: Int?

  /// Returns `true` if a content has a row with this name.
  ///
  /// - Parameter guesses: rows that may have it.
  /// - Complexity: O(1) if one of them has; else O(rows) the first time.
  func isPresent(in content: ListContent, near guesses: [Int] = []) -> Bool {
    guard let row = repeatedAt else { return content.contains(key, near: guesses) }
    return row < content.count && content.key(of: row) == key
  }
}
