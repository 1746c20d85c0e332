import AlidadeCore

/// The rows at one end of a list for which the list has reported that the user scrolled near them.
///
/// A row that leaves the end because other rows are filtered out, and comes back, isn't reported
/// again, because the page that was requested for it may still be loading. Once a page has arrived,
/// the request is fulfilled: if the row is at the end again, the page is gone, and must be loaded
/// again, as must all that followed it.
struct ReportedEnds: Sendable {
  private struct Row {
    let key: ComponentKey
    /// The number of rows in the list when the row was last at the end.
    var rowCount: Int
    /// A Boolean value that is `true` once a page has arrived.
    var isFulfilled = false
  }

  /// The rows, in the order of the reports.
  private var rows: [Row] = []

  /// The maximum number of rows that are remembered, because each row of a log may be the last one
  /// for a moment.
  private static let limit = 32

  /// Records which row is at the end.
  ///
  /// - Parameters:
  ///   - key: the row.
  ///   - rowCount: the number of rows in the list.
  ///   - isNear: `true` if the visible rows are near the end.
  /// - Returns: `true` if the application must be notified that the user scrolled near the row.
  mutating func update(_ key: ComponentKey, rowCount: Int, isNear: Bool) -> Bool {
    // Rows that are filtered out make the list shorter, and another page makes it longer.
    for index in rows.indices where rows[index].rowCount < rowCount && rows[index].key != key {
      rows[index].isFulfilled = true
    }
    let known = rows.lastIndex { $0.key == key }
    if let known, !rows[known].isFulfilled {
      rows[known].rowCount = rowCount
      return false
    }
    guard isNear else { return false }
    if let known { rows.removeSubrange(known...) }
    rows.append(Row(key: key, rowCount: rowCount))
    if rows.count > ReportedEnds.limit { rows.removeFirst() }
    return true
  }
}
