import AlidadeNative
import Synchronization

/// Counts, and shows how often; hands its context to whoever wants to change it.
struct Counter: Component {
  let name: String
  var probe: Probe?

  struct State: Sendable { var count = 0 }

  func initialState() -> State {
    probe?.noteInitialState(of: name)
    return State()
  }

  func body(_ context: Context<State>) -> some Component {
    let _ = probe?.note(name, context)
    Text("\(name) \(context.state.count)")
  }
}

/// What counters did, on any thread.
final class Probe: Sendable {
  private struct Contents {
    var builds: [String: Int] = [:]
    var initialStates: [String: Int] = [:]
    var contexts: [String: Context<Counter.State>] = [:]
  }

  private let contents = Mutex(Contents())

  func note(_ name: String, _ context: Context<Counter.State>) {
    contents.withLock { contents in
      contents.builds[name, default: 0] += 1
      contents.contexts[name] = context
    }
  }

  func noteInitialState(of name: String) {
    contents.withLock { $0.initialStates[name, default: 0] += 1 }
  }

  /// How often a counter was built.
  func builds(of name: String) -> Int { contents.withLock { $0.builds[name] ?? 0 } }

  /// How often a counter was asked for its initial state.
  func initialStates(of name: String) -> Int { contents.withLock { $0.initialStates[name] ?? 0 } }

  /// Lets a counter count on.
  func increment(_ name: String) {
    contents.withLock { $0.contexts[name] }?.update { $0.count += 1 }
  }
}
