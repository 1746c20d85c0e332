import AlidadeHeadless
import AlidadeNative
import Testing

@MainActor @Suite struct StateTests {
  private let probe = Probe()

  @Test func `the initial state is asked for once for each identity`() {
    let view = HeadlessHostingView { Counter(name: "a", probe: probe) }
    for _ in 0..<3 { view.update { Counter(name: "a", probe: probe) } }
    #expect(probe.initialStates(of: "a") == 1)
    #expect(probe.builds(of: "a") == 4)
    view.update { Counter(name: "a", probe: probe).key("other") }
    #expect(probe.initialStates(of: "a") == 2)
  }

  @Test func `a change is shown in the next frame, not before`() {
    let view = HeadlessHostingView { Counter(name: "a", probe: probe) }
    probe.increment("a")
    #expect(view.texts == ["a 0"])
    view.mountHost.runMainWork()
    #expect(view.texts == ["a 0"])
    view.mountHost.runFrame()
    #expect(view.texts == ["a 1"])
  }

  @Test func `two changes in one frame are two changes and one build`() {
    let view = HeadlessHostingView { Counter(name: "a", probe: probe) }
    probe.increment("a")
    probe.increment("a")
    view.settle()
    #expect(view.texts == ["a 2"])
    #expect(probe.builds(of: "a") == 2)
    #expect(view.host.counters.updates == 2)
  }

  @Test func `changes may come from any thread, and none is lost`() async {
    let view = HeadlessHostingView { Counter(name: "a", probe: probe) }
    await withTaskGroup { group in
      for _ in 0..<50 { group.addTask { [probe] in probe.increment("a") } }
    }
    view.settle()
    #expect(view.texts == ["a 50"])
  }

  @Test func `changes are applied in their order, each to the result of the one before`() {
    struct Sentence: Component {
      func initialState() -> String { "" }
      func body(_ context: Context<String>) -> some Component {
        Text(context.state)
        Pressable(action: {
          for word in ["one ", "two ", "three"] { context.update { $0 += word } }
        }) {}
      }
    }
    let view = HeadlessHostingView { Sentence() }
    view.root.descendants.compactMap { $0 as? HeadlessPressableView }.first?.press()
    view.settle()
    #expect(view.texts == ["one two three"])
  }

  @Test func `a change of a component that is gone is ignored, and builds nothing`() {
    let view = HeadlessHostingView {
      Counter(name: "a", probe: probe)
      Counter(name: "b", probe: probe).key(2)
    }
    view.update { Counter(name: "a", probe: probe) }
    let builds = view.host.counters.componentsBuilt
    probe.increment("b")
    view.settle()
    #expect(view.texts == ["a 0"])
    #expect(view.host.counters.componentsBuilt == builds)
  }

  @Test func `a component that comes back begins anew`() {
    let view = HeadlessHostingView { Counter(name: "a", probe: probe) }
    probe.increment("a")
    view.settle()
    view.update {}
    view.update { Counter(name: "a", probe: probe) }
    #expect(view.texts == ["a 0"])
  }

  @Test func `a change while the component is built is shown in another frame`() {
    struct Impatient: Component {
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component {
        let _ = context.state < 3 ? context.update { $0 += 1 } : ()
        Text("\(context.state)")
      }
    }
    let view = HeadlessHostingView { Impatient() }
    #expect(view.texts == ["0"])
    #expect(view.settle())
    #expect(view.texts == ["3"])
  }

  @Test func `another component of the same type keeps the state`() {
    let view = HeadlessHostingView { Counter(name: "a", probe: probe) }
    probe.increment("a")
    view.settle()
    view.host.setComponent(ComponentList([AnyComponent(Counter(name: "b", probe: probe))]))
    view.settle()
    #expect(view.texts == ["b 1"])
    view.update { Text("quite another") }
    view.update { Counter(name: "b", probe: probe) }
    #expect(view.texts == ["b 0"])
  }

  @Test func `a change is part of what a size is asked for`() {
    let view = HeadlessHostingView { Counter(name: "a", probe: probe) }
    for _ in 0..<10 { probe.increment("a") }
    #expect(view.host.sizeThatFits(.unbounded).width == 4 * 7.5)
    view.settle()
    #expect(view.texts == ["a 10"])
    #expect(probe.builds(of: "a") == 2)
  }
}
