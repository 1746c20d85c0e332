import Synchronization

/// The progress of a comparison of contents, which newer content can make obsolete.
///
/// Can be used on any thread.
package final class ComparisonProgress: Sendable {
  private let hasBeenCanceled = Atomic(false)
  private let visited = Atomic(0)

  /// Creates the progress of a comparison that hasn't begun.
  package init() {}

  /// The number of elements that have been visited, as a rough count.
  var visitedCount: Int { visited.load(ordering: .relaxed) }

  /// A Boolean value that is `true` if the result is obsolete.
  var isCanceled: Bool { hasBeenCanceled.load(ordering: .relaxed) }

  /// Makes the result obsolete, so that the comparison ends soon.
  func cancel() { hasBeenCanceled.store(true, ordering: .relaxed) }

  /// Records that elements have been visited.
  ///
  /// - Returns: `false` if the comparison should end.
  func visit(_ count: Int) -> Bool {
    visited.add(count, ordering: .relaxed)
    return !isCanceled
  }

  /// Records that further elements of a comparison of ids have been visited.
  ///
  /// - Returns: `true` if the comparison should end.
  func pause() -> Bool { !visit(1024) }
}
