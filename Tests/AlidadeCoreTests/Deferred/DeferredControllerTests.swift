import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

/// The components that controllers in deferred content have.
@MainActor @Suite struct DeferredControllerTests {
  private let journal = EventLog()

  /// Content whose component has the available width.
  private func reader() -> LayoutReader {
    LayoutReader { [journal] space in
      Watched(name: "w", journal: journal, value: Int(space.max.width))
    }
  }

  @Test func `a controller has the component that is shown, not the one that was measured last`() {
    let reader = reader()
    let view = HeadlessHostingView(size: Size(width: 300, height: 200)) {
      Arbitrary(children: [AnyComponent(reader)]) { children, range in
        let child = children[0].layout(in: SizeRange(max: Size(width: 200, height: 200)))
        _ = children[0].layout(in: SizeRange(max: Size(width: 100, height: 200)))
        return ComponentLayout(size: child.size, placements: [.init(child, at: .zero)])
      }
    }
    view.update {}
    #expect(journal.count(of: "invalidate w 200") == 1, "\(journal.entries)")
  }

  @Test func `a controller learns that the component of a former space is shown again`() {
    let reader = reader()
    let view = HeadlessHostingView(size: Size(width: 300, height: 200)) { reader }
    view.size = Size(width: 100, height: 200)
    #expect(journal.take().suffix(2) == ["didRemount w", "didUpdate w 300 to 100"])
    view.size = Size(width: 300, height: 200)
    #expect(
      journal.take() == [
        "willUpdate w 100 to 300", "willRemount w", "didRemount w", "didUpdate w 100 to 300",
      ])
    view.size = Size(width: 300, height: 100)
    view.update {}
    #expect(journal.count(of: "didUnmount w") == 1, "\(journal.entries)")
    #expect(journal.count(of: "invalidate w 300") == 1, "\(journal.entries)")
  }

  @Test func `a task follows the space in which its component is shown`() async {
    let widths = Arrivals<Double>()
    let reader = LayoutReader { space in
      Text("content").task(id: space.max.width) { widths.add(space.max.width) }
    }
    let view = HeadlessHostingView(size: Size(width: 300, height: 200)) { reader }
    #expect(await widths.next() == 300)
    view.size = Size(width: 100, height: 200)
    #expect(await widths.next() == 100)
    view.size = Size(width: 300, height: 200)
    #expect(await widths.next() == 300)
  }
}
