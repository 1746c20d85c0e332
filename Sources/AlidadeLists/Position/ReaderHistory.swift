import AlidadeCore
import AlidadeRender

/// The rows of a list that the user has seen, and those that the list has reported to the
/// application.
///
/// It is kept with the state of the rows, so a list that is removed and shown again reports nothing
/// twice.
@MainActor final class ReaderHistory {
  /// A Boolean value that is `true` if the list has shown rows.
  var hasSeenRows = false
  /// The first rows near which the user has scrolled.
  let starts = ReportedEnds()
  /// The last rows near which the user has scrolled.
  let ends = ReportedEnds()
  /// Called when an asynchronous action that loads rows has ended, with or without an error.
  ///
  /// It belongs to the list that shows the rows by then.
  var loadDidEnd: (@MainActor () -> Void)?
  /// The rows that the application knows to have been visible for some time.
  private(set) var seen: Set<ComponentKey> = []
  /// The largest number of rows that the list has had.
  private var largestCount = 0

  nonisolated init() {}

  /// The number of rows by which the seen ones may exceed twice the largest number of rows.
  private static let tolerance = 1_000

  /// Calls the action for a row that was reported, and records an asynchronous one until it ends.
  func notify(_ approach: ListOptions.Approach, of key: ComponentKey, in ends: ReportedEnds) {
    switch approach.action {
    case .call(let action): action(key)
    case .load(let load):
      ends.beginLoading()
      Task { @MainActor in
        do {
          try await load(key)
          ends.endLoading(.success)
        } catch {
          ends.endLoading(.failure)
          ReaderHistory.report(error)
        }
        loadDidEnd?()
      }
    }
  }

  private static func report(_ error: any Error) {
    if error is CancellationError { return }
    Diagnostics.report(
      Diagnostic(
        "A list couldn't load more rows, because its action threw an error.",
        values: ["error  \(error)"],
        remedy: """
          The action is called again when the user scrolls away from the end of the list and back. To inform the user, \
          catch the error in the closure of .onNearStart or .onNearEnd, and throw a CancellationError.
          """))
  }

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
