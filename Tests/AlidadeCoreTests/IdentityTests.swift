import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct IdentityTests {
  private struct Other: Component {
    let name: String
    let probe: Probe
    var body: some Component { Counter(name: name, probe: probe) }
  }

  private let probe = Probe()

  private func keyed(_ names: [String]) -> ForEach {
    ForEach(names, id: \.self) { Counter(name: $0, probe: probe) }
  }

  @Test(arguments: [
    ["b", "a", "c", "d"], ["d", "c", "b", "a"], ["x", "a", "b", "c", "d"], ["a", "d"],
    ["c", "y", "a"], ["d", "x", "y", "c"],
  ])
  func `state follows the key through insertion, removal and reorder`(_ names: [String]) {
    let view = HeadlessHostingView { keyed(["a", "b", "c", "d"]) }
    for (count, name) in ["a", "b", "c", "d"].enumerated() {
      for _ in 0...count { probe.increment(name) }
    }
    view.settle()
    #expect(view.texts == ["a 1", "b 2", "c 3", "d 4"])
    view.update { keyed(names) }
    let expected = ["a": 1, "b": 2, "c": 3, "d": 4]
    #expect(view.texts == names.map { "\($0) \(expected[$0] ?? 0)" })
  }

  @Test func `removing one type does not rename another`() {
    let view = HeadlessHostingView {
      Other(name: "a", probe: probe)
      Counter(name: "b", probe: probe)
      Other(name: "c", probe: probe)
      Counter(name: "d", probe: probe)
    }
    for name in ["b", "d", "d"] { probe.increment(name) }
    view.settle()
    view.update {
      Counter(name: "b", probe: probe)
      Counter(name: "d", probe: probe)
    }
    #expect(view.texts == ["b 1", "d 2"])
    #expect(probe.initialStates(of: "b") == 1)
  }

  @Test func `components without keys are told apart by their order`() {
    let view = HeadlessHostingView {
      Counter(name: "a", probe: probe)
      Counter(name: "b", probe: probe)
    }
    probe.increment("b")
    view.settle()
    view.update { Counter(name: "b", probe: probe) }
    #expect(view.texts == ["b 0"], "it takes the place, and so the state, of the first")
  }

  @Test func `siblings with the same modifiers are told apart by what they modify`() {
    let last = Counter(name: "last", probe: probe).padding(2).opacity(0.5)
    let view = HeadlessHostingView { last }
    probe.increment("last")
    view.settle()
    view.update {
      Other(name: "first", probe: probe).padding(4).opacity(0.5)
      last
    }
    #expect(view.texts == ["first 0", "last 1"])
    probe.increment("first")
    view.settle()
    view.update {
      Text("others").padding(2).opacity(0.5)
      last
      Text("others").padding(2).opacity(0.5)
      Other(name: "first", probe: probe).padding(4).opacity(0.5)
    }
    #expect(view.texts == ["others", "last 1", "others", "first 1"])
    view.update { last }
    #expect(view.texts == ["last 1"])
    #expect(probe.initialStates(of: "last") == 1)
  }

  @Test func `siblings with the same modifier of the same type are told apart by their order`() {
    func counter(_ name: String) -> some Component { Counter(name: name, probe: probe).padding(2) }
    let view = HeadlessHostingView {
      counter("a")
      counter("b")
      Other(name: "c", probe: probe).padding(2)
    }
    for name in ["b", "c"] { probe.increment(name) }
    view.settle()
    view.update {
      Text("d").padding(2)
      counter("b")
      Other(name: "c", probe: probe).padding(2)
    }
    #expect(view.texts == ["d", "b 0", "c 1"])
  }

  @Test func `a modifier remains if it modifies another component`() {
    let log = EventLog()
    func noting(_ component: AnyComponent, _ name: String) -> some Component {
      component.onAppear { log.record("\(name) appears") }
        .onDisappear { log.record("\(name) disappears") }
    }
    func first(_ component: AnyComponent) -> Column {
      Column {
        noting(component, "first")
        noting(AnyComponent(Counter(name: "b", probe: probe)), "second")
      }
    }
    let view = HeadlessHostingView { first(AnyComponent(Text("loading"))) }
    #expect(log.take() == ["first appears", "second appears"])
    view.update { first(AnyComponent(Box(background: .red))) }
    #expect(log.take() == [])
  }

  @Test func `a leaf that gets children in a failed build remains a component of its own`() {
    struct Failing: Component {
      struct Failure: Error {}
      func body(_ context: Context<NoState>) throws -> some Component { throw Failure() }
    }
    func box() -> Box { Box(background: .red) { Text("inside") } }
    let view = HeadlessHostingView { Box(background: .red) }
    Diagnostics.withSink({ _ in }) {
      view.update {
        Text("first")
        box()
        Failing()
      }
    }
    view.update {
      Box(background: .red)
      box()
    }
    let red = view.root.descendants.filter { !$0.isHidden && $0.options.backgroundColor == .red }
    #expect(red.count == 2)
    #expect(view.texts == ["inside"])
  }

  @Test func `an inserted component with a key takes no other's state`() {
    let view = HeadlessHostingView { Counter(name: "a", probe: probe) }
    probe.increment("a")
    view.settle()
    view.update {
      Counter(name: "new", probe: probe).key(1)
      Counter(name: "a", probe: probe)
    }
    #expect(view.texts == ["new 0", "a 1"])
  }

  @Test func `state follows a parent that moves`() {
    func column(_ names: [String]) -> Column {
      Column {
        for name in names { Row { Other(name: name, probe: probe) }.key(name) }
      }
    }
    let view = HeadlessHostingView { column(["a", "b"]) }
    probe.increment("b")
    view.settle()
    view.update { column(["b", "x", "a"]) }
    #expect(view.texts == ["b 1", "x 0", "a 0"])
  }

  @Test func `keys of different types are different`() {
    let view = HeadlessHostingView {
      Counter(name: "a", probe: probe).key(1)
      Counter(name: "b", probe: probe).key("1")
    }
    probe.increment("b")
    view.settle()
    view.update { Counter(name: "b", probe: probe).key("1") }
    #expect(view.texts == ["b 1"])
  }

  @Test func `equal keys are reported in the first generation, with the path, and once`() {
    struct Card: Component {
      let probe: Probe
      var body: some Component {
        Column {
          for name in ["a", "b", "c"] { Counter(name: name, probe: probe).key(name == "b" ? 2 : 1) }
        }
      }
    }
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      let view = HeadlessHostingView { Card(probe: probe) }
      #expect(view.texts == ["a 0", "b 0", "c 0"])
      #expect(reports.all.count == 1)
      let report = reports.all.first
      #expect(report?.summary.contains("the key \"1\": Counter in") == true)
      #expect(report?.summary.contains("Card › Column") == true)
      let path = "ComponentList › Card › Column › Counter"
      #expect(report?.values == ["first   \(path), child 0", "second  \(path), child 2"])
      probe.increment("c")
      view.settle()
      #expect(view.texts == ["a 0", "b 0", "c 1"], "they are told apart by their order")
      #expect(reports.all.count == 1, "what is known is not told again")
    }
  }

  @Test func `like siblings that are exchanged move their views, and nothing is applied`() {
    let view = HeadlessHostingView { keyed(["a", "b"]) }
    let views = view.textViews
    let before = view.counters
    view.update { keyed(["b", "a"]) }
    #expect(view.texts == ["b 0", "a 0"])
    #expect(view.textViews.allSatisfy { views[$0] === $1 })
    let done = view.counters.since(before)
    #expect(done.viewsMoved == 1)
    #expect(done.framesSet == 2)
    #expect(done.nativeOperations == 3)
  }

  @Test func `random changes of siblings keep state and views with their keys`() {
    var generator = SeededGenerator(seed: 7)
    var names = (0..<8).map { "n\($0)" }
    var next = 8
    let view = HeadlessHostingView { keyed(names) }
    var counts: [String: Int] = [:]
    for _ in 0..<300 {
      let views = view.textViews
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: names.shuffle(using: &generator)
      case 1:
        names.insert("n\(next)", at: Int.random(in: 0...names.count, using: &generator))
        next += 1
      case 2 where !names.isEmpty:
        counts[names.remove(at: Int.random(in: 0..<names.count, using: &generator))] = nil
      default:
        if let name = names.randomElement(using: &generator) {
          probe.increment(name)
          counts[name, default: 0] += 1
          view.settle()
          continue
        }
      }
      view.update { keyed(names) }
      #expect(view.texts == names.map { "\($0) \(counts[$0] ?? 0)" })
      for (text, shown) in view.textViews {
        if let same = views[text] { #expect(same === shown, "\(text) kept its view") }
      }
    }
  }
}
