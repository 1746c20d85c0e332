import Dispatch
import Testing

/// The time that a test waits for another thread before it counts it as stuck.
///
/// Turns of tasks say nothing of a thread, so this is the time of a clock. It is long, because other
/// tests may use all processors in the meantime; it only ends a test that fails.
package struct ThreadPatience: Sendable {
  /// The time, in seconds.
  static let seconds = 300

  private let end = ContinuousClock.now + .seconds(ThreadPatience.seconds)

  /// Begins to wait.
  package init() {}

  /// A Boolean value that is `true` if the time has passed.
  package var isOver: Bool { ContinuousClock.now >= end }

  /// Records that the time has passed.
  ///
  /// - Parameters:
  ///   - what: the event that the test has waited for, such as `the thread to be held`.
  ///   - sourceLocation: the location of the issue.
  package static func recordIssue(
    about what: String, at sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    Issue.record(
      "Waited \(seconds) seconds in vain for \(what).", sourceLocation: sourceLocation)
  }
}

/// Keeps the thread busy until a condition is true that another thread makes true, and records an
/// issue if it never does.
///
/// - Parameters:
///   - what: the event that the test waits for, such as `the thread to be held`, for the issue.
///   - isOver: returns `true` if the wait is over.
package func spinPatiently(
  for what: String, sourceLocation: Testing.SourceLocation = #_sourceLocation,
  until isOver: () -> Bool
) {
  let patience = ThreadPatience()
  while !isOver() {
    guard patience.isOver else { continue }
    return ThreadPatience.recordIssue(about: what, at: sourceLocation)
  }
}

extension DispatchSemaphore {
  /// Blocks the thread until another one signals the semaphore, and records an issue if none does.
  ///
  /// - Parameter what: the event that the test waits for, such as `the thread to be held`.
  package func waitPatiently(
    for what: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    guard wait(timeout: .now() + .seconds(ThreadPatience.seconds)) == .timedOut else { return }
    ThreadPatience.recordIssue(about: what, at: sourceLocation)
  }
}

extension DispatchGroup {
  /// Blocks the thread until the work of the group has ended, and records an issue if it doesn't.
  ///
  /// - Parameter what: the event that the test waits for, such as `the thread to be held`.
  package func waitPatiently(
    for what: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    guard wait(timeout: .now() + .seconds(ThreadPatience.seconds)) == .timedOut else { return }
    ThreadPatience.recordIssue(about: what, at: sourceLocation)
  }
}
