/// The characters that the user has typed to find a row.
struct TypedSearch: Hashable {
  /// The time without typing that ends a search, in seconds.
  private static let pause = 1.0

  private var text = ""
  private var time = -Double.infinity

  /// Adds a character.
  ///
  /// A search doesn't begin with a space, which has its own meaning as a key.
  ///
  /// - Returns: `true` if the character belongs to a search.
  mutating func add(_ character: Character, at time: Double) -> Bool {
    if time - self.time > TypedSearch.pause { text = "" }
    if text.isEmpty, character == " " { return false }
    text += character.lowercased()
    self.time = time
    return true
  }

  /// Ends the search.
  mutating func end() { text = "" }

  /// Returns the row to move to; `nil` if there is none.
  ///
  /// If no name begins with all of the characters, a character that is typed repeatedly moves from
  /// one row to the next.
  ///
  /// - Parameters:
  ///   - cursor: the current row; `nil` if there is none.
  ///   - count: the number of rows.
  ///   - name: returns the text of a row; `nil` for a row that can't be found.
  /// - Complexity: O(rows).
  func row(after cursor: Int?, count: Int, _ name: (Int) -> String?) -> Int? {
    if text.count > 1, let row = row(from: cursor ?? 0, count: count, text, name) { return row }
    guard let first = text.first, text.allSatisfy({ $0 == first }) else { return nil }
    return row(from: cursor.map { $0 + 1 } ?? 0, count: count, String(first), name)
  }

  private func row(
    from start: Int, count: Int, _ prefix: String, _ name: (Int) -> String?
  ) -> Int? {
    (0..<count).lazy.map { (start + $0) % count }.first { row in
      name(row).map { $0.prefix(prefix.count).lowercased() == prefix } ?? false
    }
  }
}
