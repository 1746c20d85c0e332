import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Dispatch
import Synchronization
import Testing

@testable import AlidadeCore

@MainActor @Suite struct StoreTests {
  private let store = Store(Numbers())
  private let journal = EventLog()

  private func reader(_ name: String) -> StoreReader {
    StoreReader(name: name, store: store, journal: journal)
  }

  @Test func `changes are applied in the order of the calls, those made in a change after it`() {
    let store = store
    store.update(priority: .background) { $0.list.append(1) }
    store.update { numbers in
      store.update { $0.list.append(3) }
      #expect(store.state.list == [1], "the state before the change")
      numbers.list.append(2)
    }
    #expect(store.state.list == [1, 2, 3])
  }

  @Test func `no change from any thread is lost`() {
    let store = store
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1_000 { store.update { $0.a += 1 } }
    }
    #expect(store.state.a == 8_000)
  }

  @Test func `a change is shown in the next frame, or when it is ready`() {
    let view = HeadlessHostingView { reader("a") }
    store.update { $0.a = 1 }
    #expect(view.texts == ["a 0"])
    view.mountHost.runMainWork()
    view.mountHost.runFrame()
    #expect(view.texts == ["a 1"])
    store.update(priority: .background) { $0.a = 2 }
    view.mountHost.runMainWork()
    view.mountHost.runFrame()
    #expect(view.texts == ["a 1"])
    view.settle()
    #expect(view.texts == ["a 2"])
    #expect(view.host.counters.backgroundUpdates == 1)
  }

  @Test func `an urgent change of what waits in the background is shown in the next frame`() {
    let view = HeadlessHostingView { reader("a") }
    store.update(priority: .background) { $0.a = 1 }
    store.update { $0.a = 2 }
    view.mountHost.runMainWork()
    view.mountHost.runFrame()
    #expect(view.texts == ["a 2"])
  }

  @Test func `immediate changes are shown in all windows before the call returns`() {
    let views = ["a", "b"].map { name in HeadlessHostingView { reader(name) } }
    withImmediateUpdates {
      store.update(priority: .background) { $0.a += 1 }
      store.update { $0.a += 1 }
      #expect(views.flatMap(\.texts) == ["a 0", "b 0"])
    }
    #expect(views.flatMap(\.texts) == ["a 2", "b 2"])
    #expect(journal.entries == ["build a", "build b", "build a", "build b"])
  }

  @Test func `a change within a task is shown by its own priority`() async {
    let view = HeadlessHostingView { reader("a") }
    let store = store
    let task = withImmediateUpdates { Task { store.update { $0.a = 1 } } }
    await task.value
    #expect(view.texts == ["a 0"])
    view.settle()
    #expect(view.texts == ["a 1"])
  }

  @Test func `a binding shows and changes a part, and rebuilds only its own component`() throws {
    struct Form: Component, AlwaysRebuilt {
      let store: Store<Numbers>
      let journal: EventLog
      func body(_ context: Context<NoState>) -> some Component {
        let _ = journal.record("build form")
        Toggle("one", isOn: context.binding(store, \.isOne))
      }
    }
    let (store, journal) = (store, journal)
    let view = HeadlessHostingView {
      Form(store: store, journal: journal)
      StoreReader(name: "b", store: store, journal: journal) { $0.b }
    }
    let toggle = try #require(
      view.root.descendants.lazy.compactMap { $0 as? HeadlessToggleView }.first)
    _ = journal.take()
    toggle.toggle()
    #expect(store.state.a == 1)
    #expect(toggle.controlValue == true)
    store.update { $0.a = 0 }
    view.settle()
    #expect(toggle.controlValue == false)
    #expect(journal.take() == ["build form", "build form"])
  }

  @Test func `outside of a body, a part of the current state is read`() {
    struct Button: Component {
      let store: Store<Numbers>
      let contexts: Mutexed
      func body(_ context: Context<NoState>) -> some Component {
        let _ = contexts.context.withLock { $0 = context }
        Text("static")
      }
    }
    final class Mutexed: Sendable { let context = Mutex<Context<NoState>?>(nil) }
    let contexts = Mutexed()
    let view = HeadlessHostingView { Button(store: store, contexts: contexts) }
    store.update { $0.a = 3 }
    #expect(contexts.context.withLock { $0 }?.read(store, \.a) == 3)
    #expect(view.host.pendingPriority == nil)
  }
}

extension Numbers {
  fileprivate var isOne: Bool {
    get { a == 1 }
    set { a = newValue ? 1 : 0 }
  }
}
