import AlidadeNative
import Synchronization
import ThreadTime

/// A counter that shows its count and takes a while to build.
struct BusyCounter: Component, Equatable {
  /// The processor time that building the counter takes, in milliseconds.
  let milliseconds: Double
  let handle: BusyHandle

  func initialState() -> Int { 0 }

  func body(_ context: Context<Int>) -> some Component {
    let _ = handle.keep(context)
    let _ = work()
    Text("\(context.state)")
  }

  private func work() {
    let end = ThreadClock.now + milliseconds
    while ThreadClock.now < end {}
  }
}

/// A handle that changes the state of a counter from outside.
final class BusyHandle: Sendable, Equatable {
  private let context = Mutex<Context<Int>?>(nil)

  func keep(_ context: Context<Int>) { self.context.withLock { $0 = context } }

  /// Increments the counter in the next frame.
  func increment() { context.withLock { $0 }?.update { $0 += 1 } }

  static func == (one: BusyHandle, other: BusyHandle) -> Bool { one === other }
}
