import Synchronization

/// What survives the generations of one component: its state and the changes to it that wait for a
/// build.
final class Scope: Sendable {
  typealias Change = @Sendable (any Sendable) -> any Sendable

  private struct Contents {
    var state: any Sendable
    var changes: [Change] = []
  }

  private let contents: Mutex<Contents>
  private let didChange: @Sendable () -> Void

  /// - Parameter didChange: called, on any thread, when a change begins to wait.
  init(state: any Sendable, didChange: @escaping @Sendable () -> Void) {
    contents = Mutex(Contents(state: state))
    self.didChange = didChange
  }

  /// Lets a change wait for the next build.
  func enqueue(_ change: @escaping Change) {
    contents.withLock { $0.changes.append(change) }
    didChange()
  }

  /// Applies the changes that wait, in their order, and returns the result.
  func fold() -> any Sendable {
    // Changes are code of the application: they run outside the lock, so that they may use other
    // scopes.
    let (state, changes) = contents.withLock { contents -> (any Sendable, [Change]) in
      defer { contents.changes = [] }
      return (contents.state, contents.changes)
    }
    guard !changes.isEmpty else { return state }
    let result = changes.reduce(state) { $1($0) }
    contents.withLock { $0.state = result }
    return result
  }
}
