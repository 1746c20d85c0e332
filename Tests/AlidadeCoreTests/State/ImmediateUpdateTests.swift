import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

@MainActor @Suite struct ImmediateUpdateTests {
  private let journal = EventLog()
  private let contexts = Contexts()

  private func counter(_ name: String) -> Noted {
    Noted(name: name, journal: journal, contexts: contexts)
  }

  @Test func `the views have changed when the call returns`() {
    let view = HeadlessHostingView { counter("a") }
    contexts["a"]?.updateImmediately { $0 += 1 }
    #expect(view.texts == ["a 1"])
    let updates = view.host.counters.updates
    view.settle()
    #expect(view.host.counters.updates == updates, "nothing is left to do")
  }

  @Test func `it shows what other priorities were to show`() {
    let view = HeadlessHostingView {
      Column {
        counter("a")
        counter("b")
      }
    }
    contexts.increment("b", priority: .background)
    contexts.increment("a")
    contexts["a"]?.updateImmediately { $0 *= 5 }
    #expect(view.texts == ["a 5", "b 1"])
    view.settle()
    #expect(view.texts == ["a 5", "b 1"])
    #expect(journal.count(of: "build b") == 2)
  }

  @Test func `called while views are mounted it is shown when that is done`() {
    struct Eager: ViewComponent, AlwaysRebuilt {
      let context: Context<Int>
      let journal: EventLog
      func view() -> ViewConfiguration? {
        let attribute = ViewAttribute<any NativeView>("eager", context.state) { _, count in
          journal.record("mount \(count)")
          if count < 2 { context.updateImmediately { $0 += 1 } }
          journal.record("mounted \(count)")
        }
        return ViewConfiguration(.container(), attributes: [attribute])
      }
    }
    struct Holder: Component {
      let journal: EventLog
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component {
        Eager(context: context, journal: journal)
      }
    }
    let view = HeadlessHostingView { Holder(journal: journal) }
    #expect(
      journal.entries == ["mount 0", "mounted 0", "mount 1", "mounted 1", "mount 2", "mounted 2"])
    #expect(view.host.counters.updates == 3)
  }

  @Test func `called within a change of the same state it follows that change`() {
    let view = HeadlessHostingView { counter("a") }
    let context = contexts["a"]
    context?.updateImmediately { state in
      MainActor.assumeIsolated { context?.updateImmediately { $0 *= 10 } }
      state += 1
    }
    view.settle()
    #expect(view.texts == ["a 10"])
  }

  @Test func `called within a change of another state that it leads back to, it waits for that`() {
    let view = HeadlessHostingView {
      Column {
        counter("a")
        counter("b")
      }
    }
    let (a, b) = (contexts["a"], contexts["b"])
    a?.updateImmediately { state in
      MainActor.assumeIsolated {
        b?.updateImmediately { state in
          MainActor.assumeIsolated { a?.updateImmediately { $0 *= 10 } }
          state += 5
        }
      }
      state += 1
    }
    view.settle()
    #expect(view.texts == ["a 10", "b 5"])
  }

  @Test func `it overtakes what is built in the background, whose result shows nothing old`() {
    let view = HeadlessHostingView { counter("a") }
    contexts.increment("a", priority: .background)
    view.mountHost.runMainWork()
    view.mountHost.runBackgroundWork()
    // The result waits for the main thread.
    contexts["a"]?.updateImmediately { $0 += 10 }
    #expect(view.texts == ["a 11"])
    view.settle()
    #expect(view.texts == ["a 11"])
    #expect(journal.count(of: "build a") == 3)
  }

  @Test func `in the row of a list the row has changed when the call returns`() {
    let view = HeadlessHostingView {
      List([1, 2, 3], id: \.self) { [journal, contexts] in
        Noted(name: "row \($0)", journal: journal, contexts: contexts)
      }
    }
    view.settle()
    _ = journal.take()
    contexts["row 2"]?.updateImmediately { $0 += 1 }
    #expect(view.texts == ["row 1 0", "row 2 1", "row 3 0"])
    #expect(journal.take() == ["build row 2"])
  }

  @Test func `a component that is gone, and one whose host is gone, changes nothing`() {
    let view = HeadlessHostingView { counter("a") }
    let context = contexts["a"]
    view.update {}
    context?.updateImmediately { $0 += 1 }
    #expect(view.texts == [])
    view.host.tearDown()
    context?.updateImmediately { $0 += 1 }
    #expect(view.root.subviews.isEmpty)
  }
}
