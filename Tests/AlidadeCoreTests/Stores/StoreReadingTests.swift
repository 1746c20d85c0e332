import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

@MainActor @Suite struct StoreReadingTests {
  private let store = Store(Numbers())
  private let journal = EventLog()
  private let contexts = Contexts()

  private func reader(
    _ name: String, _ part: @escaping @Sendable (Numbers) -> Int = { $0.a }
  ) -> StoreReader {
    StoreReader(name: name, store: store, journal: journal, part: part)
  }

  private func bystander(_ name: String, _ content: [AnyComponent] = []) -> Noted {
    Noted(name: name, journal: journal, contexts: contexts, content: content)
  }

  @Test func `only components for which a part has another value are rebuilt`() {
    let view = HeadlessHostingView {
      bystander("x", [AnyComponent(reader("a")), AnyComponent(reader("b") { $0.b })])
      Column { reader("parity") { $0.a % 2 } }
    }
    _ = journal.take()
    view.host.recordsRebuilds = true
    store.update { $0.a = 2 }
    view.settle()
    #expect(view.texts == ["x 0", "a 2", "b 0", "parity 0"])
    #expect(journal.take() == ["build a"])
    #expect(view.host.rebuilds.map(\.component) == ["StoreReader", "Text"])
    #expect(view.host.rebuilds.first?.reason == .store)
    store.update { $0.list.append(1) }
    #expect(view.host.pendingPriority == nil, "nobody reads it")
    store.update { $0.b = 1 }
    store.update { $0.b = 0 }
    view.settle()
    #expect(journal.take() == [], "it has the value that is shown again")
  }

  @Test func `readers in other windows are rebuilt, and only they`() {
    let one = HeadlessHostingView { reader("a") }
    let other = HeadlessHostingView { reader("b") { $0.b } }
    let unrelated = HeadlessHostingView { bystander("x") }
    _ = journal.take()
    store.update { $0.a = 1 }
    #expect(one.host.pendingPriority == .nextFrame)
    #expect(other.host.pendingPriority == nil)
    store.update { $0.b = 1 }
    for view in [one, other, unrelated] { view.settle() }
    #expect([one, other, unrelated].flatMap(\.texts) == ["a 1", "b 1", "x 0"])
    #expect(journal.take() == ["build a", "build b"])
  }

  @Test func `a component may read several parts of several stores`() {
    struct Sum: Component, AlwaysRebuilt {
      let one: Store<Numbers>
      let other: Store<[Int]>
      let journal: EventLog
      func body(_ context: Context<NoState>) -> some Component {
        let _ = journal.record("build")
        let sum = context.read(one, \.a) + context.read(one, \.b)
        Text("\(sum + context.read(other, \.count))")
      }
    }
    let (store, other, journal) = (store, Store([1]), journal)
    let view = HeadlessHostingView { Sum(one: store, other: other, journal: journal) }
    store.update { $0.b = 10 }
    view.settle()
    other.update { $0.append(7) }
    view.settle()
    #expect(view.texts == ["12"])
    other.update { $0[0] = 2 }
    view.settle()
    #expect(journal.count(of: "build") == 3)
  }

  @Test func `a component that reads no longer is rebuilt no longer`() {
    struct Picky: Component, Equatable {
      let store: Store<Numbers>
      let reads: Bool
      let journal: EventLog
      func body(_ context: Context<NoState>) -> some Component {
        let _ = journal.record("build")
        Text(reads ? "\(context.read(store, \.a))" : "nothing")
      }
      static func == (one: Self, other: Self) -> Bool { one.reads == other.reads }
    }
    func picky(_ reads: Bool) -> Picky { Picky(store: store, reads: reads, journal: journal) }
    let view = HeadlessHostingView { picky(true) }
    view.update { picky(false) }
    _ = journal.take()
    store.update { $0.a = 1 }
    #expect(view.host.pendingPriority == nil)
    #expect(store.subscribers.trees.isEmpty)
    view.update { picky(true) }
    #expect(view.texts == ["1"])
    store.update { $0.a = 2 }
    view.settle()
    #expect(view.texts == ["2"])
  }

  @Test func `parts are computed once for each reader and change, and not while an update waits`() {
    let meter = Meter()
    let view = HeadlessHostingView {
      for place in 0..<10 {
        reader("r\(place)") { numbers in
          meter.note()
          return numbers.a
        }
      }
    }
    _ = meter.take()
    store.update { $0.b += 1 }
    #expect(meter.take() == 10)
    store.update { $0.a += 1 }
    let first = meter.take()
    #expect(first == 1, "the first difference suffices")
    store.update { $0.a += 1 }
    #expect(meter.take() == 0)
    view.settle()
    #expect(view.texts == (0..<10).map { "r\($0) 2" })
  }

  @Test func `readers in a layout reader are rebuilt, in all ranges`() {
    let (store, journal) = (store, journal)
    let view = HeadlessHostingView {
      LayoutReader { range in
        StoreReader(name: "a", store: store, journal: journal)
        Noted(name: "x", journal: journal)
        if range.max.width < 200 {
          StoreReader(name: "narrow", store: store, journal: journal) { $0.b }
        }
      }
    }
    _ = journal.take()
    store.update { $0.a = 1 }
    view.settle()
    #expect(view.texts == ["a 1", "x 0"])
    #expect(Set(journal.take()) == ["build a"])
    store.update { $0.b = 1 }
    #expect(view.host.pendingPriority == nil)
    view.size = Size(width: 100, height: 400)
    view.settle()
    store.update { $0.b = 2 }
    view.settle()
    #expect(view.texts == ["a 1", "x 0", "narrow 2"])
  }

  @Test func `a layout that is used again follows what its components have read`() {
    let (store, journal) = (store, journal)
    store.update { $0.list = [Int](repeating: 0, count: 200) }
    let view = HeadlessHostingView {
      LayoutReader { range in
        let width = Int(range.max.width)
        StoreReader(name: "\(width)", store: store, journal: journal) { $0.list[width % 200] }
      }
    }
    for width in [100.0, 110, 120, 130, 140, 150, 100] {
      view.size = Size(width: width, height: 400)
      view.settle()
    }
    #expect(view.texts == ["100 0"])
    store.update { $0.list[100] = 1 }
    view.settle()
    #expect(view.texts == ["100 1"])
  }

  @Test func `the closure of a layout reader may read, too`() {
    struct Stage: Component {
      let store: Store<Numbers>
      func body(_ context: Context<NoState>) -> some Component {
        LayoutReader { _ in Text("\(context.read(store, \.a))") }
      }
    }
    let store = store
    let view = HeadlessHostingView { Stage(store: store) }
    store.update { $0.a = 1 }
    view.settle()
    #expect(view.texts == ["1"])
    store.update { $0.b = 1 }
    #expect(view.host.pendingPriority == nil)
  }
}
