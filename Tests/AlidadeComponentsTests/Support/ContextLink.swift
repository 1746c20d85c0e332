import AlidadeNative
import Synchronization

/// Leads from a test to the state of a component, whose body keeps its context here.
final class ContextLink<State: Sendable>: Sendable {
  private let kept = Mutex<Context<State>?>(nil)

  var context: Context<State>? { kept.withLock { $0 } }

  func keep(_ context: Context<State>) { kept.withLock { $0 = context } }
}
