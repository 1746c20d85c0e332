import AlidadeDiffing

/// The rows of a list that are new to the reader, and the content by which rows that come back are told from
/// new ones.
struct ListNews: Sendable {
  /// The rows that are new since the reader was there.
  private(set) var rows = NewRows()
  /// The content before rows were left out, for example by a filter; `nil` if none are.
  ///
  /// It shares its elements with the application as long as that has them.
  private(set) var complete: ListContent?
  /// The number of times that the reader has seen new rows.
  private(set) var version = 0

  /// Notes that the reader has seen the rows before a row.
  mutating func noteSeen(before row: Int) {
    if rows.isEmpty { return }
    let before = rows.count(from: 0)
    rows.noteSeen(before: row)
    if rows.count(from: 0) != before { version += 1 }
  }

  /// Notes that no row is new to the reader, such as in content that replaces none.
  mutating func noteAllSeen() {
    if rows.isEmpty { return }
    rows = NewRows()
    version += 1
  }

  /// Returns the record after a change.
  ///
  /// A row is new if its element is. Rows that a condition of a data source left out before are none, and
  /// neither are those that a former content had before other rows were left out.
  ///
  /// - Complexity: O(c log rows), where c is the number of runs that stay together; O(rows) if rows are
  ///   added to content from which others were left out before.
  func following(
    _ changes: RowChanges, from former: ListContent, to content: ListContent
  ) -> ListNews {
    var next = self
    let map = changes.map
    if let added = changes.added {
      next.rows = rows.following(map, adding: added)
      next.complete = nil
      return next
    }
    let inserted = map.insertedRanges
    guard let complete else {
      next.rows = rows.following(map, adding: inserted)
      if map.keptCount < map.oldCount { next.complete = former }
      return next
    }
    if inserted.isEmpty {
      next.rows = rows.following(map, adding: [])
      return next
    }
    let fromComplete = content.rows.allChanges(from: complete.rows).map
    next.rows = rows.following(
      map, adding: ListNews.intersection(inserted, fromComplete.insertedRanges))
    if fromComplete.keptCount == fromComplete.oldCount { next.complete = nil }
    return next
  }

  /// Returns the parts that ranges in ascending order have in common.
  static func intersection(_ some: [Range<Int>], _ others: [Range<Int>]) -> [Range<Int>] {
    var common: [Range<Int>] = []
    var (first, second) = (some[...], others[...])
    while let one = first.first, let other = second.first {
      let both = one.clamped(to: other)
      if !both.isEmpty { common.append(both) }
      if one.upperBound < other.upperBound { first.removeFirst() } else { second.removeFirst() }
    }
    return common
  }
}
