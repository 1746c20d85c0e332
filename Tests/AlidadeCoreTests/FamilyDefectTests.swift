import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

/// Defects that an earlier framework of this architecture had, each with the test that shows that
/// it is impossible here.
///
/// | defect | test |
/// |---|---|
/// | memoization never applies to some kinds of properties | here |
/// | views are not reused when values differ | here |
/// | a view is made anew because something about it never compares as equal | here |
/// | a scroll looks at every row | `IncrementalMountTests`, `ScrollingTests` |
/// | siblings are matched in quadratic time | `SiblingMatchingTests` |
/// | what a newer tree lacks stays mounted | here, `RenderTreeTests` |
/// | order of views is wrong after a reorder | here, `SiblingOrderTests` |
/// | components are told of unmounting that were never mounted | here, `MountEventTests` |
/// | equal keys are found in the second generation | `SiblingMatchingTests` |
/// | two changes in one batch are one | `StateTests` |
/// | a new root with the same bounds shows the old one; older work overwrites newer | here,
///   `BackgroundTests` |
/// | a full cache throws out what is newest | here |
/// | what listens for messages grows with each generation | here |
/// | text is not read out | `AlidadeGTKTests/TextTests` |
/// | text disappears while it is prepared | here |
/// | effects have no place of their own | `EffectTests`, `TaskEffectTests` |
/// | data races | the language mode, and `Scripts/sanitize` |
@MainActor @Suite struct FamilyDefectTests {
  private let journal = EventLog()

  @Test func `any property that can be compared is, whether or not it can be hashed`() {
    struct Parts: Equatable {
      let pair: [Double]
      static func == (one: Parts, other: Parts) -> Bool { one.pair == other.pair }
    }
    struct Card: Component, Equatable {
      let parts: Parts
      let journal: EventLog
      var body: some Component {
        let _ = journal.record("build")
        Text("\(parts.pair)")
      }
    }
    let view = HeadlessHostingView { Card(parts: Parts(pair: [1, 2]), journal: journal) }
    view.update { Card(parts: Parts(pair: [1, 2]), journal: journal) }
    #expect(journal.take() == ["build"])
    view.update { Card(parts: Parts(pair: [1, 3]), journal: journal) }
    #expect(journal.take() == ["build"])
  }

  @Test func `views are reused by what attributes there are, not by their values`() {
    let view = HeadlessHostingView { Text("0").key(0) }
    for number in 1..<200 { view.update { Text("\(number)").key(number) } }
    #expect(view.counters.viewsCreated <= 2)
    #expect(view.root.subviews.count <= 2)
  }

  @Test func `a pressable view that comes and goes is the same one`() {
    let journal = journal
    let view = HeadlessHostingView {}
    for number in 0..<50 {
      view.update { Pressable(action: { journal.record("\(number)") }) { Text("a") } }
      view.update {}
    }
    #expect(view.root.subviews.count == 1)
  }

  @Test func `what is shown next takes the place of what was shown`() {
    let view = HeadlessHostingView {
      Column {
        Text("a")
        Text("b")
        Box(background: .red)
      }
    }
    view.update { Row { Text("c") } }
    #expect(view.texts == ["c"])
    #expect(view.root.descendants.filter { $0.isVisible && $0 !== view.root }.count == 1)
  }

  @Test func `views stand in the order of their components after every reorder`() {
    let view = HeadlessHostingView {}
    for names in [
      ["a", "b", "c"], ["c", "b", "a"], ["b", "c", "a"], ["a", "c"], ["c", "b", "a"],
    ] {
      view.update { ZStack { for name in names { Text(name).key(name) } } }
      #expect(view.texts == names)
    }
    #expect(view.counters.viewsCreated == 3)
  }

  @Test func `another root in the same bounds is shown at once`() {
    let view = HeadlessHostingView { Text("one") }
    view.host.setComponent(Text("two"))
    view.host.update()
    #expect(view.texts == ["two"])
  }

  @Test func `a full cache of layouts keeps what was asked for last`() {
    let meter = Meter()
    let view = HeadlessHostingView { Words(count: 3, meter: meter) }
    for width in 1...50 {
      _ = view.host.sizeThatFits(SizeRange(max: Size(width: Double(width), height: 100)))
    }
    _ = meter.take()
    for _ in 0..<3 {
      for width in 47...50 {
        _ = view.host.sizeThatFits(SizeRange(max: Size(width: Double(width), height: 100)))
      }
    }
    #expect(meter.take() == 0)
  }

  @Test func `what listens does not grow with the generations`() {
    let trigger = Trigger<Int>()
    let journal = journal
    let view = HeadlessHostingView {}
    for number in 0..<1_000 {
      view.update { Text("\(number)").onTrigger(trigger) { journal.record("\($0)") } }
    }
    #expect(trigger.core.receivers.count == 1)
    trigger.fire(5)
    #expect(journal.entries == ["5"])
  }

  @Test func `text stays on the screen until newer text is ready`() {
    let contexts = Contexts()
    let view = HeadlessHostingView { Noted(name: "a", journal: journal, contexts: contexts) }
    contexts.increment("a", priority: .background)
    view.mountHost.runMainWork()
    #expect(view.texts == ["a 0"])
    view.mountHost.runBackgroundWork()
    #expect(view.texts == ["a 0"])
    view.mountHost.runMainWork()
    #expect(view.texts == ["a 1"])
  }

  @Test func `only components that were mounted are told of unmounting`() {
    let host = HeadlessMountHost()
    let root = host.makeRoot(size: Size(width: 100, height: 50))
    let mounted = MountedTree(in: root, mounter: Mounter(host: host))
    let names = (0..<20).map { "\($0)" }
    let tree = ComponentTree(
      Column { for name in names { Watched(name: name, journal: journal).shrink(0) } }
    ) { _ in }
    let result = tree.render(
      in: SizeRange(exactly: Size(width: 100, height: 400)),
      LayoutContext(measurer: host.measurer), isIncremental: true)
    tree.willMount(
      result.renderTree, generation: result.generation, revision: result.revision)
    mounted.update(to: result.renderTree, visibleRect: Rect(x: 0, y: 0, width: 100, height: 110))
    tree.didMount()
    mounted.tearDown()
    tree.tearDown()
    #expect(journal.entries.count { $0.hasPrefix("willUnmount") } == 6)
    #expect(journal.isBalanced(names))
  }
}
