import AlidadeNative
import AlidadeTesting

/// A store's state, with parts that change separately.
struct Numbers: Sendable, Equatable {
  var a = 0
  var b = 0
  var list: [Int] = []
}

/// Reads a part of a store, and shows it.
struct StoreReader: Component, AlwaysRebuilt {
  let name: String
  let store: Store<Numbers>
  let journal: EventLog
  var part: @Sendable (Numbers) -> Int = { $0.a }

  func body(_ context: Context<NoState>) -> some Component {
    let _ = journal.record("build \(name)")
    Text("\(name) \(context.read(store, part))")
  }
}
