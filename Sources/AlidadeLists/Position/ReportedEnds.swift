import AlidadeCore

/// The rows at one end of a list for which the list has reported that the user scrolled near them.
///
/// A row that leaves the end because other rows are filtered out, and comes back, isn't reported
/// again, because the page that was requested for it may still be loading. Once a page has arrived,
/// the request is fulfilled: if the row is at the end again, the page is gone, and must be loaded
/// again, as must all that followed it.
///
/// A request whose action is asynchronous lasts until the action returns, and nothing is reported
/// in the meantime. It is then fulfilled if there are more elements, wherever they are sorted, even
/// if a filter hides them. If it failed, the row is reported again when the user comes back to the
/// end.
@MainActor final class ReportedEnds {
  private struct Row {
    let key: ComponentKey
    /// The number of rows in the list when the row was last at the end.
    var rowCount: Int
    /// The number of elements, including those that are filtered out, when the row was reported.
    let elementCount: Int
    /// A Boolean value that is `true` once a page has arrived.
    var isFulfilled = false
    /// The result of an asynchronous action; `nil` if there is none, or if the action has added no
    /// elements.
    var outcome: Outcome?
  }

  /// The result of an asynchronous action.
  enum Outcome { case success, failure }

  /// The rows, in the order of the reports.
  private var rows: [Row] = []
  /// A Boolean value that is `true` while an asynchronous action is in progress.
  private var isLoading = false

  /// The maximum number of rows that are remembered, because each row of a log may be the last one
  /// for a moment.
  private static let limit = 32

  nonisolated init() {}

  /// Records which row is at the end.
  ///
  /// - Parameters:
  ///   - key: the row.
  ///   - rowCount: the number of rows in the list.
  ///   - elementCount: the number of elements of the list, including those that are filtered out.
  ///   - isNear: `true` if the visible rows are near the end.
  ///   - isUpToDate: `true` if the list shows all known changes; evaluated only after an
  ///     asynchronous action has ended.
  /// - Returns: `true` if the application must be notified that the user scrolled near the row.
  func update(
    _ key: ComponentKey, rowCount: Int, elementCount: Int, isNear: Bool,
    isUpToDate: @autoclosure @MainActor () -> Bool
  ) -> Bool {
    // Rows that come and go in the meantime, such as an indicator, aren't the requested page.
    if isLoading { return false }
    if !isNear { forgetFailures() }
    // Rows that are filtered out make the list shorter, and another page makes it longer.
    for index in rows.indices where rows[index].rowCount < rowCount && rows[index].key != key {
      rows[index].isFulfilled = true
    }
    let known = rows.lastIndex { $0.key == key }
    if let known, !rows[known].isFulfilled {
      rows[known].rowCount = rowCount
      guard rows[known].outcome == .success else { return false }
      guard rows[known].elementCount < elementCount else {
        // Elements that are added from now on aren't those of the action.
        if isUpToDate() { rows[known].outcome = nil }
        return false
      }
      // The page has arrived, but it is hidden, or sorted before this row.
      rows[known].isFulfilled = true
    }
    guard isNear else { return false }
    if let known { rows.removeSubrange(known...) }
    rows.append(Row(key: key, rowCount: rowCount, elementCount: elementCount))
    if rows.count > ReportedEnds.limit { rows.removeFirst() }
    return true
  }

  /// Records that an asynchronous action for the latest reported row begins.
  func beginLoading() { isLoading = true }

  /// Records that the asynchronous action has ended.
  func endLoading(_ outcome: Outcome) {
    isLoading = false
    if !rows.isEmpty { rows[rows.count - 1].outcome = outcome }
  }

  /// Forgets the rows whose actions failed, because the user has left the end or the list.
  func forgetFailures() { rows.removeAll { $0.outcome == .failure } }
}
