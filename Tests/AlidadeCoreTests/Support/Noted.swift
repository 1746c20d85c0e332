import AlidadeNative
import AlidadeTesting
import Synchronization

/// Notes each time its body is asked for, and shows its name with what it counted.
struct Noted: Component, Equatable {
  let name: String
  let journal: EventLog
  var contexts: Contexts?
  var content: [AnyComponent] = []

  func initialState() -> Int {
    journal.record("state \(name)")
    return 0
  }

  func body(_ context: Context<Int>) -> some Component {
    let _ = journal.record("build \(name)")
    let _ = contexts?.set(name, context)
    Text("\(name) \(context.state)")
    for component in content { component }
  }
}

/// The contexts of components, by their names, on any thread; one is equal only to itself.
final class Contexts: Sendable, Equatable {
  private let contexts = Mutex<[String: Context<Int>]>([:])

  func set(_ name: String, _ context: Context<Int>) { contexts.withLock { $0[name] = context } }

  subscript(_ name: String) -> Context<Int>? { contexts.withLock { $0[name] } }

  /// Adds one to what a component counts.
  func increment(_ name: String, priority: UpdatePriority = .nextFrame) {
    self[name]?.update(priority: priority) { $0 += 1 }
  }

  static func == (one: Contexts, other: Contexts) -> Bool { one === other }
}
