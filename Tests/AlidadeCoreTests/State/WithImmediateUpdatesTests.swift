import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

@MainActor @Suite struct WithImmediateUpdatesTests {
  private let journal = EventLog()
  private let contexts = Contexts()

  private func counter(_ name: String) -> Noted {
    Noted(name: name, journal: journal, contexts: contexts)
  }

  private func pair() -> HeadlessHostingView {
    HeadlessHostingView {
      Column {
        counter("a")
        counter("b")
      }
    }
  }

  @Test func `all changes are shown by one build when it returns, whatever their priorities`() {
    let view = pair()
    let updates = view.host.counters.updates
    withImmediateUpdates {
      contexts.increment("a")
      contexts.increment("b", priority: .background)
      contexts.increment("a", priority: .background)
      #expect(view.texts == ["a 0", "b 0"], "not before the code has ended")
    }
    #expect(view.texts == ["a 2", "b 1"])
    #expect(view.host.counters.updates == updates + 1)
    view.settle()
    #expect(view.host.counters.updates == updates + 1, "nothing is left to do")
  }

  @Test func `code that changes nothing builds nothing`() {
    let view = pair()
    let updates = view.host.counters.updates
    #expect(withImmediateUpdates { 7 } == 7)
    view.settle()
    #expect(view.host.counters.updates == updates)
  }

  @Test func `what was changed before an error is shown`() {
    struct Refusal: Error {}
    let view = pair()
    #expect(throws: Refusal.self) {
      try withImmediateUpdates {
        contexts.increment("a")
        throw Refusal()
      }
    }
    #expect(view.texts == ["a 1", "b 0"])
  }

  @Test func `one within another shows its changes when it ends`() {
    let view = pair()
    withImmediateUpdates {
      contexts.increment("a")
      withImmediateUpdates { contexts.increment("b") }
      #expect(view.texts == ["a 1", "b 1"])
      contexts.increment("a")
    }
    #expect(view.texts == ["a 2", "b 1"])
  }

  @Test func `trees in several windows are shown`() {
    let one = HeadlessHostingView { counter("a") }
    let other = HeadlessHostingView { counter("b") }
    withImmediateUpdates {
      contexts.increment("a")
      contexts.increment("b")
    }
    #expect(one.texts == ["a 1"])
    #expect(other.texts == ["b 1"])
  }

  @Test func `a new component and a new environment value are shown too`() {
    let view = pair()
    withImmediateUpdates { view.host.setComponent(counter("c")) }
    #expect(view.texts == ["c 0"])
  }

  @Test func `a change within a change is shown too`() {
    let view = pair()
    let contexts = contexts
    withImmediateUpdates {
      contexts["a"]?.update { state in
        state += 1
        MainActor.assumeIsolated { contexts.increment("b") }
      }
    }
    view.settle()
    #expect(view.texts == ["a 1", "b 1"])
  }

  @Test func `a task that was started in it is not waited for, and changes in its own priority`()
    async
  {
    let view = pair()
    let contexts = contexts
    let task = withImmediateUpdates {
      contexts.increment("a")
      return Task { contexts.increment("b") }
    }
    #expect(view.texts == ["a 1", "b 0"])
    await task.value
    #expect(view.texts == ["a 1", "b 0"])
    view.settle()
    #expect(view.texts == ["a 1", "b 1"])
  }

  @Test func `it overtakes what is built in the background`() {
    let view = pair()
    contexts.increment("a", priority: .background)
    view.mountHost.runMainWork()
    view.mountHost.runBackgroundWork()
    withImmediateUpdates { contexts.increment("a") }
    #expect(view.texts == ["a 2", "b 0"])
    view.settle()
    #expect(view.texts == ["a 2", "b 0"])
  }

  @Test func `rows of a list that follow from what was changed are shown too`() {
    struct Names: Component {
      let contexts: Contexts
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component {
        let _ = contexts.set("names", context)
        List([1, 2, 3], id: \.self) { [count = context.state] in Text("row \($0) \(count)") }
      }
    }
    let view = HeadlessHostingView { Names(contexts: contexts) }
    view.settle()
    withImmediateUpdates { contexts.increment("names") }
    #expect(view.texts == ["row 1 1", "row 2 1", "row 3 1"])
    contexts["names"]?.updateImmediately { $0 += 1 }
    #expect(view.texts == ["row 1 2", "row 2 2", "row 3 2"])
  }
}
