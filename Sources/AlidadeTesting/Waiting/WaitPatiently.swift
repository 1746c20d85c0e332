import Testing

/// Lets other tasks and threads run until a condition is true, and records an issue if it never is.
///
/// The turns are counted, so a test that fails ends, and one that passes doesn't depend on the time
/// that the machine needs, unless it waits for something outside the process. A turn itself needs a
/// free thread of tasks; for a test that occupies all of them, use ``spinPatiently(for:until:)``.
///
/// - Parameters:
///   - what: the event that the test waits for, such as `the rows to be loaded`, for the issue.
///   - turns: the number of turns that other tasks and threads get.
///   - isOver: returns `true` if the wait is over. It is called before each turn, so it may also run
///     the work that the turn before has caused.
/// - Returns: `true` if the condition is true.
@MainActor @discardableResult
package func waitPatiently(
  for what: String, turns: Int = 100_000,
  sourceLocation: Testing.SourceLocation = #_sourceLocation, until isOver: () -> Bool
) async -> Bool {
  for _ in 0..<turns {
    if isOver() { return true }
    await TestHost.turn()
  }
  if isOver() { return true }
  Issue.record("Waited \(turns) turns in vain for \(what).", sourceLocation: sourceLocation)
  return false
}
