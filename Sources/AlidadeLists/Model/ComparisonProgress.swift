import Synchronization

/// The progress of a comparison of contents, which newer content can make useless.
///
/// Can be used on any thread.
package final class ComparisonProgress: Sendable {
  private let hasBeenCanceled = Atomic(false)
  private let visited = Atomic(0)

  /// Creates the progress of a comparison that hasn't begun.
  package init() {}

  /// The number of elements that have been visited, as a rough count.
  var visitedCount: Int { visited.load(ordering: .relaxed) }

  /// A Boolean value that is `true` if the result is of no use.
  var isCanceled: Bool { hasBeenCanceled.load(ordering: .relaxed) }

  /// Makes the result useless, so that the comparison ends soon.
  func cancel() { hasBeenCanceled.store(true, ordering: .relaxed) }

  /// Notes that elements have been visited.
  ///
  /// - Returns: `false` if the comparison is to end.
  func visit(_ count: Int) -> Bool {
    visited.add(count, ordering: .relaxed)
    return !isCanceled
  }

  /// Notes some more visited elements of a comparison of ids.
  ///
  /// - Returns: `true` if the comparison is to end.
  func pause() -> Bool { !visit(1024) }
}
