import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

@MainActor @Suite struct StoreLifetimeTests {
  private final class Token: Sendable {}

  /// Reads a part of a store, and holds something.
  private struct Holder: Component, AlwaysRebuilt {
    let store: Store<Numbers>
    let token: Token
    func initialState() -> Token { token }
    func body(_ context: Context<Token>) -> some Component {
      Text("\(context.read(store, \.a))")
      LayoutReader { _ in Text("\(context.read(store, \.b))") }
    }
  }

  @Test(arguments: [true, false])
  func `a store keeps neither hosts nor components alive`(isTornDown: Bool) {
    let store = Store(Numbers())
    let tracker = LeakTracker()
    do {
      let token = Token()
      let view = HeadlessHostingView { Holder(store: store, token: token) }
      tracker.track(token, "the token")
      tracker.track(view, "the view")
      tracker.track(view.host, "the host")
      tracker.track(view.host.tree, "the tree")
      store.update { $0.a += 1 }
      view.settle()
      #expect(view.texts == ["1", "0"])
      if isTornDown {
        view.host.tearDown()
        #expect(store.subscribers.trees.isEmpty)
      }
    }
    #expect(tracker.survivors == [])
    #expect(store.subscribers.trees.isEmpty)
    store.update { $0.a += 1 }
  }

  @Test func `a component that goes away takes its subscription with it, and releases the store`() {
    let tracker = LeakTracker()
    let kept = Store(Numbers())
    let view = HeadlessHostingView {}
    do {
      let (store, token) = (Store(Numbers()), Token())
      tracker.track(store, "the store")
      tracker.track(token, "the token")
      view.update {
        StoreReader(name: "kept", store: kept, journal: EventLog())
        LayoutReader { _ in Text("deferred") }
        Holder(store: store, token: token)
      }
      store.update { $0.a = 1 }
      view.settle()
      #expect(store.subscribers.trees.count == 1)
    }
    view.update {
      StoreReader(name: "kept", store: kept, journal: EventLog())
      LayoutReader { _ in Text("deferred") }
    }
    view.settle()
    #expect(tracker.survivors == [])
    kept.update { $0.a = 1 }
    view.settle()
    #expect(view.texts == ["kept 1", "deferred"])
  }

  @Test func `stores that come and go are told apart`() {
    let view = HeadlessHostingView { LayoutReader { _ in Text("deferred") } }
    for round in 0..<50 {
      let (numbers, texts) = (Store(Numbers(a: round)), Store(["\(round)"]))
      view.update {
        LayoutReader { _ in Text("deferred") }
        StoreReader(name: "n", store: numbers, journal: EventLog())
        Joined(store: texts)
      }
      #expect(view.texts == ["deferred", "n \(round)", "\(round)"])
      texts.update { $0.append("x") }
      view.settle()
      #expect(view.texts == ["deferred", "n \(round)", "\(round)x"])
      view.update { LayoutReader { _ in Text("deferred") } }
    }
  }

  private struct Joined: Component, AlwaysRebuilt {
    let store: Store<[String]>
    func body(_ context: Context<NoState>) -> some Component {
      Text(context.read(store) { $0.joined() })
    }
  }

  @Test func `subscriptions that end leave the others in their order`() {
    let store = Store(Numbers())
    let journal = EventLog()
    var views = (0..<20).map { number in
      HeadlessHostingView { StoreReader(name: "\(number)", store: store, journal: journal) }
    }
    let trees = views.map { ObjectIdentifier($0.host.tree) }
    for place in [19, 10, 11, 3, 0, 5, 1] {
      views[place].host.tearDown()
    }
    let gone: Set = [19, 10, 11, 3, 0, 5, 1]
    let left = trees.indices.filter { !gone.contains($0) }
    #expect(store.subscribers.trees.map { ObjectIdentifier($0) } == left.map { trees[$0] })
    views = []
    #expect(store.subscribers.trees.isEmpty)
  }
}
