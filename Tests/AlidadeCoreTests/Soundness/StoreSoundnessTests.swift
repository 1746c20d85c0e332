import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Dispatch
import Synchronization
import Testing

@testable import AlidadeCore

/// Random changes of a store from several threads, under windows whose components read other parts
/// all the time; to be run under the thread sanitizer as well.
@MainActor @Suite struct StoreSoundnessTests {
  private nonisolated static let slots = 12
  private nonisolated static let changes = 300

  /// A state with an invariant: the slots and the total are changed together.
  private struct Accounts: Sendable {
    var slots = [Int](repeating: 0, count: StoreSoundnessTests.slots)
    var total = 0
  }

  private final class Log: Sendable {
    private struct Contents {
      var values: [String: Int] = [:]
      var needless: [String] = []
      var torn = 0
      var isStrict = false
    }
    private let contents = Mutex(Contents())

    /// Notes that a body was asked for, with what it read.
    func note(_ name: String, _ value: Int) {
      contents.withLock { contents in
        if contents.isStrict, contents.values[name] == value { contents.needless.append(name) }
        contents.values[name] = value
      }
    }
    func noteTorn() { contents.withLock { $0.torn += 1 } }
    var torn: Int { contents.withLock { $0.torn } }
    /// From now on, a body that reads the same value again is needless.
    func beStrict() { contents.withLock { $0.isStrict = true } }
    var needless: [String] { contents.withLock { $0.needless } }
  }

  private struct Slot: Component, Equatable {
    let window: Int
    let place: Int
    let store: Store<Accounts>
    let log: Log
    func body(_ context: Context<NoState>) -> some Component {
      let value = context.read(store) { [place] in $0.slots[place] }
      let _ = log.note("\(window).\(place)", value)
      Text("\(place): \(value)")
    }
    static func == (one: Self, other: Self) -> Bool {
      one.window == other.window && one.place == other.place
    }
  }

  /// Reads everything twice, with time in between.
  private struct Total: Component, Equatable {
    let store: Store<Accounts>
    let log: Log
    func body(_ context: Context<NoState>) -> some Component {
      let total = context.read(store, \.total)
      let sum = context.read(store) { $0.slots.reduce(0, +) }
      let _ = total == sum ? () : log.noteTorn()
      Text("total: \(total)")
    }
    static func == (one: Self, other: Self) -> Bool { true }
  }

  private static func content(
    _ window: Int, _ places: [Int], _ store: Store<Accounts>, _ log: Log
  ) -> ComponentList {
    ComponentList(
      [AnyComponent(Total(store: store, log: log).key("total"))]
        + places.map { place in
          let slot = Slot(window: window, place: place, store: store, log: log)
          let isDeferred = place.isMultiple(of: 3)
          return isDeferred
            ? AnyComponent(LayoutReader { _ in slot }.key(place)) : AnyComponent(slot.key(place))
        })
  }

  private nonisolated static func change(_ store: Store<Accounts>, _ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<changes {
      let place = Int.random(in: 0..<12, using: &generator)
      let amount = Int.random(in: -2...2, using: &generator)
      let isUrgent = Bool.random(using: &generator)
      store.update(priority: isUrgent ? .nextFrame : .background) { accounts in
        accounts.slots[place] += amount
        accounts.total += amount
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `what is shown in the end is the state, no build is torn, and nothing is left`(
    _ seed: UInt64
  ) {
    let (store, log) = (Store(Accounts()), Log())
    var generator = SeededGenerator(seed: seed)
    do {
      let mountHost = HeadlessMountHost(background: .threads, isRecording: false)
      var shown: [[Int]] = []
      let views = (0..<2).map { window in
        shown.append(Array(0..<StoreSoundnessTests.slots))
        return HeadlessHostingView(size: Size(width: 300, height: 900), mountHost: mountHost) {
          StoreSoundnessTests.content(window, shown[window], store, log)
        }
      }
      let group = DispatchGroup()
      for thread in 0..<3 {
        DispatchQueue.global().async(group: group) {
          StoreSoundnessTests.change(store, seed * 10 + UInt64(thread))
        }
      }
      for _ in 0..<150 {
        let window = Int.random(in: 0..<2, using: &generator)
        let view = views[window]
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
          shown[window] = (0..<StoreSoundnessTests.slots).filter { _ in
            Int.random(in: 0..<4, using: &generator) > 0
          }.shuffled(using: &generator)
          view.host.setComponent(
            StoreSoundnessTests.content(window, shown[window], store, log),
            priority: Bool.random(using: &generator) ? .background : .nextFrame)
        case 1:
          view.size = Size(width: Double(Int.random(in: 100..<400, using: &generator)), height: 900)
        case 2:
          withImmediateUpdates {
            store.update { accounts in
              accounts.slots[0] += 1
              accounts.total += 1
            }
          }
        case 3: view.mountHost.runFrame()
        default: view.mountHost.runMainWork()
        }
      }
      group.waitPatiently(for: "the changes of the threads")
      for view in views { view.settle() }
      for (window, view) in views.enumerated() { expect(shown[window], in: view, store, seed) }
      #expect(log.torn == 0)
      checkNeedless(views, shown, store, log, &generator, seed)
      for view in views { view.host.tearDown() }
    }
    #expect(store.subscribers.trees.isEmpty)
  }

  private func expect(
    _ places: [Int], in view: HeadlessHostingView, _ store: Store<Accounts>, _ seed: UInt64
  ) {
    let state = store.state
    let expected = ["total: \(state.total)"] + places.map { "\($0): \(state.slots[$0])" }
    #expect(view.texts == expected, "seed \(seed)")
  }

  /// At rest, only what has another value is rebuilt.
  private func checkNeedless(
    _ views: [HeadlessHostingView], _ shown: [[Int]], _ store: Store<Accounts>, _ log: Log,
    _ generator: inout SeededGenerator, _ seed: UInt64
  ) {
    // What was noted last may be from a build that came to nothing.
    store.update { accounts in
      for place in accounts.slots.indices { accounts.slots[place] += 1_000 }
      accounts.total += 1_000 * accounts.slots.count
    }
    for view in views { view.settle() }
    log.beStrict()
    RebuildCheck.$interval.withValue(0) {
      for _ in 0..<30 {
        let place = Int.random(in: 0..<StoreSoundnessTests.slots, using: &generator)
        let amount = Int.random(in: -1...1, using: &generator)
        store.update { accounts in
          accounts.slots[place] += amount
          accounts.total += amount
        }
        for view in views { view.settle() }
      }
    }
    for (window, view) in views.enumerated() { expect(shown[window], in: view, store, seed) }
    #expect(log.needless == [], "seed \(seed)")
  }
}
