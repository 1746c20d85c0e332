import AlidadeNative
import AlidadeTesting

/// Throws as long as what it counts is odd, and shows it else.
struct Fragile: Component {
  struct Failure: Error, CustomStringConvertible {
    let name: String
    let count: Int
    var description: String { "\(name) failed at \(count)" }
  }

  let name: String
  let contexts: Contexts
  var journal: EventLog?

  func initialState() -> Int { 0 }

  func body(_ context: Context<Int>) throws -> some Component {
    let _ = contexts.set(name, context)
    let _ = journal?.record("build \(name)")
    Text(try text(context.state))
  }

  private func text(_ count: Int) throws -> String {
    if count % 2 == 1 { throw Failure(name: name, count: count) }
    return "\(name) \(count)"
  }
}
