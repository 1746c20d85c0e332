import Synchronization

/// A queue of actions for the main thread.
///
/// Any thread can add an action.
final class ActionQueue: Sendable {
  typealias Action = @MainActor () -> Void

  private let waiting = Mutex<[Action]>([])

  var count: Int { waiting.withLock(\.count) }

  var isEmpty: Bool { count == 0 }

  func add(_ action: @escaping Action) {
    waiting.withLock { $0.append(action) }
  }

  /// Runs the pending actions, but not those that are added in the meantime.
  ///
  /// - Returns: `true` if there were any.
  @MainActor func run() -> Bool {
    let batch = waiting.withLock { waiting in
      let batch = waiting
      waiting = []
      return batch
    }
    for action in batch { action() }
    return !batch.isEmpty
  }
}
