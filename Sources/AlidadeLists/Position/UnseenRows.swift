import AlidadeDiffing

/// The rows of a list that are new to the user, and the content that distinguishes returning rows
/// from new ones.
struct UnseenRows: Sendable {
  /// The rows added since the user was there.
  private(set) var rows = NewRows()
  /// The content before rows were filtered out; `nil` if none are.
  ///
  /// It shares its elements with the application as long as the application keeps them.
  private(set) var complete: ListContent?
  /// The number of times that the user has seen new rows.
  private(set) var version = 0

  /// Records that the user has seen the rows before a row.
  mutating func noteSeen(before row: Int) {
    if rows.isEmpty { return }
    let before = rows.count(from: 0)
    rows.noteSeen(before: row)
    if rows.count(from: 0) != before { version += 1 }
  }

  /// Records that no row is new to the user, such as in content that replaces none.
  mutating func noteAllSeen() {
    if rows.isEmpty { return }
    rows = NewRows()
    version += 1
  }

  /// Returns the record after a change.
  ///
  /// A row is new if its element is new. This excludes rows that a condition of a data source
  /// filtered out before, and rows that former content had before other rows were filtered out.
  ///
  /// - Complexity: O(c log rows), where c is the number of runs that stay together; O(rows) if rows
  ///   are added to content from which others were filtered out before.
  func following(
    _ changes: RowChanges, from previous: ListContent, to content: ListContent
  ) -> UnseenRows {
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
      // Rows that replace all others haven't been filtered from them.
      let mayBeFiltered = map.keptCount > 0 || content.count == 0
      if map.keptCount < map.oldCount, mayBeFiltered { next.complete = previous }
      return next
    }
    // Of the rows that were removed, those of a filter are most likely to return.
    if map.keptCount < map.oldCount, previous.count >= complete.count { next.complete = previous }
    if inserted.isEmpty {
      next.rows = rows.following(map, adding: [])
      return next
    }
    let fromComplete = content.rows.allChanges(from: complete.rows).map
    next.rows = rows.following(
      map, adding: UnseenRows.intersection(inserted, fromComplete.insertedRanges))
    let isComplete =
      fromComplete.keptCount == fromComplete.oldCount && next.complete === complete
    // Filters leave other rows at first, but all of them come from the same content.
    let isReplaced = map.oldCount > 0 && map.keptCount == 0 && fromComplete.keptCount == 0
    if isComplete || isReplaced { next.complete = nil }
    return next
  }

  /// Returns the intersection of ranges in ascending order.
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
