import AlidadeCore

/// The rows of a list that the user has seen, and those that the list has reported to the
/// application.
///
/// It is kept with the state of the rows, so a list that is removed and shown again reports nothing
/// twice.
@MainActor final class ReaderHistory {
  /// A Boolean value that is `true` if the list has shown rows.
  var hasSeenRows = false
  /// The first rows near which the user has scrolled.
  var starts = ReportedEnds()
  /// The last rows near which the user has scrolled.
  var ends = ReportedEnds()
  /// The rows that the application knows to have been visible for some time.
  private(set) var seen: Set<ComponentKey> = []
  /// The largest number of rows that the list has had.
  private var largestCount = 0

  nonisolated init() {}

  /// The number of rows by which the seen ones may exceed twice the largest number of rows.
  private static let tolerance = 1_000

  /// Records rows that the application knows to have been visible for some time.
  func noteSeen(_ keys: [ComponentKey]) { seen.formUnion(keys) }

  /// Forgets seen rows that aren't in the list anymore, once there are so many of them that they
  /// can't all come back, such as those of a log that drops its oldest rows.
  ///
  /// - Complexity: O(1) on average for each row that is seen.
  func forgetSeenRows(outside content: ListContent) {
    largestCount = max(largestCount, content.count)
    guard seen.count > 2 * largestCount + ReaderHistory.tolerance else { return }
    seen.formIntersection((0..<content.count).lazy.map(content.key))
  }
}
