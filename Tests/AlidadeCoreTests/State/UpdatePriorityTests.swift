import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

@MainActor @Suite struct UpdatePriorityTests {
  private let journal = EventLog()
  private let contexts = Contexts()

  private func counter(_ name: String) -> Noted {
    Noted(name: name, journal: journal, contexts: contexts)
  }

  private func view() -> HeadlessHostingView {
    let view = HeadlessHostingView {
      Column {
        counter("a")
        counter("b")
      }
    }
    _ = journal.take()
    return view
  }

  @Test func `changes of several components before a frame make one build`() {
    let view = view()
    contexts.increment("a")
    contexts.increment("b")
    contexts.increment("a")
    let updates = view.host.counters.updates
    view.settle()
    #expect(view.texts == ["a 2", "b 1"])
    #expect(journal.take() == ["build a", "build b"])
    #expect(view.host.counters.updates == updates + 1)
  }

  @Test func `changes are applied in their order whatever their priorities`() {
    struct Words: Component {
      let take: @MainActor @Sendable (Context<String>) -> Void
      func initialState() -> String { "" }
      func body(_ context: Context<String>) -> some Component {
        Text(context.state)
        Button("go") { take(context) }
      }
    }
    let view = HeadlessHostingView {
      Words { context in
        context.update(priority: .background) { $0 += "1" }
        context.update { $0 += "2" }
        context.updateImmediately { $0 += "3" }
        context.update(priority: .background) { $0 += "4" }
      }
    }
    view.root.descendants.compactMap { $0 as? HeadlessPressableView }.first?.press()
    #expect(view.texts.first == "123")
    view.settle()
    #expect(view.texts.first == "1234")
  }

  @Test func `what a handler reads is the result of all changes so far`() {
    let view = view()
    contexts.increment("a", priority: .background)
    contexts.increment("a")
    #expect(contexts["a"]?.currentState == 2)
    #expect(contexts["a"]?.state == 0)
    view.settle()
    #expect(contexts["a"]?.state == 2)
  }

  @Test func `a change within a change of the same state follows it`() {
    let view = view()
    let context = contexts["a"]
    context?.update { state in
      context?.update { $0 *= 10 }
      state += 1
    }
    view.settle()
    #expect(view.texts == ["a 10", "b 0"])
  }

  @Test func `updates of all priorities from many threads are all applied`() async {
    let view = HeadlessHostingView(
      size: Size(width: 300, height: 400), mountHost: HeadlessMountHost(background: .threads)
    ) {
      Column {
        counter("a")
        counter("b")
      }
    }
    await withTaskGroup { group in
      for number in 0..<200 {
        group.addTask { [contexts] in
          let priority = number.isMultiple(of: 3) ? UpdatePriority.background : .nextFrame
          contexts.increment(number.isMultiple(of: 2) ? "a" : "b", priority: priority)
        }
      }
      for _ in 0..<20 { contexts["a"]?.updateImmediately { $0 += 1 } }
      view.mountHost.runMainWork()
    }
    view.settle()
    #expect(view.texts == ["a 120", "b 100"])
  }
}
