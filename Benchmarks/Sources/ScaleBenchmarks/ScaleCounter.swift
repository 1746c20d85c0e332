import AlidadeNative
import Synchronization

/// A counter that shows its count.
struct ScaleCounter: Component, Equatable {
  let number: Int
  let handle: CounterHandle?

  struct State: Sendable { var count = 100 }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let _ = handle?.keep(context)
    Text("\(number): \(context.state.count)")
  }
}

/// A handle that changes the state of a counter from outside.
final class CounterHandle: Sendable, Equatable {
  private let kept = Mutex<Context<ScaleCounter.State>?>(nil)

  /// The context of the counter; `nil` before it is built.
  var context: Context<ScaleCounter.State>? { kept.withLock { $0 } }

  func keep(_ context: Context<ScaleCounter.State>) { kept.withLock { $0 = context } }

  /// Increments the counter.
  func increment() { context?.update { $0.count += 1 } }

  static func == (one: CounterHandle, other: CounterHandle) -> Bool { one === other }
}
