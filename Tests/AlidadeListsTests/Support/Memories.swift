import AlidadeNative
import Synchronization

/// What the rows of one test were asked for, and the ways to change what they remember; any thread.
final class Memories: Sendable, Equatable {
  private struct Contents {
    var begun: [String: Int] = [:]
    var contexts: [String: Context<Int>] = [:]
  }

  private let contents = Mutex(Contents())

  /// Notes that a component begins.
  ///
  /// - Returns: how many began before.
  func begin(_ name: String) -> Int {
    contents.withLock { contents in
      contents.begun[name, default: 0] += 1
      return contents.begun.values.reduce(0, +) - 1
    }
  }

  func note(_ name: String, _ context: Context<Int>) {
    contents.withLock { $0.contexts[name] = context }
  }

  /// How often a component was asked for its initial state.
  func begun(_ name: String) -> Int { contents.withLock { $0.begun[name] ?? 0 } }

  /// The names of all components that were asked for their initial states more than once.
  var begunAgain: [String] { contents.withLock { $0.begun.filter { $0.value > 1 }.keys.sorted() } }

  /// The way to change what a component remembers.
  subscript(name: String) -> Context<Int>? { contents.withLock { $0.contexts[name] } }

  static func == (one: Memories, other: Memories) -> Bool { one === other }
}

/// Remembers a number that no other component has, and shows it.
struct Remembering: Component, Equatable {
  let name: String
  let memories: Memories

  func initialState() -> Int { memories.begin(name) }

  func body(_ context: Context<Int>) -> some Component {
    let _ = memories.note(name, context)
    Text("\(name) \(context.state)").frame(height: 20)
  }
}
