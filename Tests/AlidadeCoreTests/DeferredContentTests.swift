import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@MainActor @Suite struct DeferredContentTests {
  /// Remembers how often it was tapped.
  private struct Tally: Component {
    var name = "tally"

    struct State { var taps = 0 }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      Button("\(name) \(context.state.taps)") { context.update { $0.taps += 1 } }
    }
  }

  private final class Ranges: Sendable {
    private let ranges = Mutex<[SizeRange]>([])

    func add(_ range: SizeRange) { ranges.withLock { $0.append(range) } }
    var all: [SizeRange] { ranges.withLock { $0 } }
  }

  private func press(_ view: HeadlessHostingView, at index: Int = 0) {
    let buttons = view.root.descendants.compactMap { $0 as? HeadlessPressableView }
    buttons.filter(\.isVisible)[index].press()
    view.settle()
  }

  @Test func `the content is made for the space there is`() {
    let view = HeadlessHostingView(size: Size(width: 300, height: 200)) {
      LayoutReader { space in
        if space.max.width < 250 { Text("narrow") } else { Text("wide") }
      }
    }
    #expect(view.root.visibleTexts == ["wide"])
    view.size = Size(width: 200, height: 200)
    #expect(view.root.visibleTexts == ["narrow"])
  }

  @Test func `the content is built once for each range`() {
    let ranges = Ranges()
    let view = HeadlessHostingView(size: Size(width: 300, height: 200)) {
      LayoutReader { space in
        ranges.add(space)
        return ComponentList([AnyComponent(Text("a"))])
      }
    }
    view.size = Size(width: 100, height: 100)
    view.size = Size(width: 300, height: 200)
    let range = SizeRange(exactly: Size(width: 300, height: 200))
    #expect(Set(ranges.all).count == ranges.all.count)
    #expect(ranges.all.contains(range))
  }

  @Test func `what is built late is counted`() {
    let view = HeadlessHostingView(size: Size(width: 300, height: 200)) {
      LayoutReader { space in
        Text("\(space.max.width)")
        Text("b")
        Text("c")
      }
    }
    let built = view.host.counters.componentsBuilt
    let plain = HeadlessHostingView(size: Size(width: 300, height: 200)) { Text("a") }
    #expect(built >= plain.host.counters.componentsBuilt + 2)
    view.size = Size(width: 310, height: 200)
    #expect(view.host.counters.componentsBuilt > built)
    #expect(view.host.counters.componentsKept >= 2)
  }

  @Test func `state survives builds and every change of the space`() {
    let view = HeadlessHostingView(size: Size(width: 300, height: 200)) {
      LayoutReader { space in
        if space.max.width < 250 { Tally(name: "narrow") } else { Tally(name: "wide") }
      }
    }
    press(view)
    #expect(view.root.visibleTexts == ["wide 1"])
    view.size = Size(width: 200, height: 200)
    #expect(view.root.visibleTexts == ["narrow 1"])
    press(view)
    for width in stride(from: 200.0, to: 300, by: 7) {
      view.size = Size(width: width, height: 200)
    }
    press(view)
    #expect(view.root.visibleTexts == ["wide 3"])
  }

  @Test(arguments: [200.0, 300])
  func `a container that is empty in one space keeps what it has in others`(_ first: Double) {
    let view = HeadlessHostingView(size: Size(width: first, height: 200)) {
      LayoutReader { space in
        Column {
          if space.max.width >= 250 { Tally() }
        }
      }
    }
    for (taps, width) in [(0, 300.0), (1, 280), (2, 300)] {
      view.size = Size(width: width, height: 200)
      #expect(view.root.visibleTexts == ["tally \(taps)"])
      press(view)
      view.size = Size(width: 200, height: 200)
      #expect(view.root.visibleTexts == [])
    }
  }

  @Test func `views follow keys from one content to the other`() {
    let view = HeadlessHostingView(size: Size(width: 300, height: 200)) {
      LayoutReader { space in
        Column {
          for name in space.max.width < 250 ? ["b", "a"] : ["a", "b"] {
            Tally(name: name).key(name)
          }
        }
      }
    }
    press(view)
    #expect(view.root.visibleTexts == ["a 1", "b 0"])
    view.mountHost.log.clear()
    view.size = Size(width: 200, height: 200)
    #expect(view.root.visibleTexts.sorted() == ["a 1", "b 0"])
    #expect(view.mountHost.log.count(of: .make) == 0)
  }

  @Test func `contents that are only measured share the state of the one that is shown`() {
    let view = HeadlessHostingView(size: Size(width: 300, height: 200)) {
      Row {
        LayoutReader { space in
          Row {
            if space.max.width.isInfinite { Text("measured") }
            Tally()
          }
        }.shrink(0)
        Text("some words to take room, and some more of them, until there is none")
      }
    }
    press(view)
    press(view)
    #expect(view.root.visibleTexts.contains("tally 2"))
  }

  @Test func `readers in readers keep their state`() {
    let view = HeadlessHostingView(size: Size(width: 300, height: 200)) {
      LayoutReader { outer in
        Column {
          LayoutReader { inner in
            Tally(name: "\(outer.max.width) \(inner.max.width)")
          }
        }
      }
    }
    for (taps, width) in [(1, 200.0), (2, 260), (3, 150), (4, 200)] {
      press(view)
      view.size = Size(width: width, height: 200)
      #expect(view.root.visibleTexts == ["\(width) \(width) \(taps)"])
    }
  }

  @Test func `what is in no content of a generation is forgotten with the next`() {
    let view = HeadlessHostingView(size: Size(width: 300, height: 200)) {
      LayoutReader { space in
        Column {
          Tally(name: "always")
          if space.max.width >= 250 { Tally(name: "wide").key(1) }
        }
      }
    }
    press(view, at: 1)
    #expect(view.root.visibleTexts == ["always 0", "wide 1"])
    view.size = Size(width: 200, height: 200)
    view.size = Size(width: 300, height: 200)
    #expect(view.root.visibleTexts == ["always 0", "wide 1"], "the same generation")
    view.size = Size(width: 200, height: 200)
    press(view)
    press(view)
    view.size = Size(width: 300, height: 200)
    #expect(view.root.visibleTexts == ["always 2", "wide 0"])
  }

  @Test func `components that share a key are reported with the way to them`() {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      _ = HeadlessHostingView(size: Size(width: 300, height: 200)) {
        LayoutReader { _ in
          Column { for name in ["a", "b"] { Text(name).key(1) } }
        }
      }
    }
    #expect(reports.all.count == 1)
    #expect(reports.all.first?.summary.contains("LayoutReader") == true, "\(reports.all)")
  }

  @Test func `what is in a content is let go of with its component`() {
    let tracker = LeakProbe()
    let view = HeadlessHostingView(size: Size(width: 300, height: 200)) {
      LayoutReader { space in tracker.leaf(space.max.width) }
    }
    view.size = Size(width: 200, height: 200)
    #expect(tracker.living > 0)
    view.update {}
    view.update { Text("other") }
    #expect(tracker.living == 0)
  }

  /// Counts the states that are alive.
  private final class LeakProbe: Sendable {
    private final class Token: Sendable {
      let owner: LeakProbe
      init(_ owner: LeakProbe) {
        self.owner = owner
        owner.count.withLock { $0 += 1 }
      }
      deinit { owner.count.withLock { $0 -= 1 } }
    }

    private struct Holder: Component {
      let owner: LeakProbe

      struct State { let token: Token }
      func initialState() -> State { State(token: Token(owner)) }
      func body(_ context: Context<State>) -> some Component { Text("held") }
    }

    private let count = Mutex(0)
    var living: Int { count.withLock { $0 } }

    func leaf(_ width: Double) -> ComponentList {
      ComponentList([Holder(owner: self).key(width)])
    }
  }
}
