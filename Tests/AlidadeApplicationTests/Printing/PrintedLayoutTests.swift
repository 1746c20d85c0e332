import AlidadeLayout
import AlidadeRender
import Testing

@testable import AlidadeApplication

/// The part of a document's layout that is on a page.
@Suite struct PrintedLayoutTests {
  private enum Line {}

  private func layout(
    _ height: Double, _ children: [(top: Double, layout: Layout)] = []
  ) -> Layout {
    Layout(
      identity: .unique(), componentType: ComponentType(Line.self),
      size: Size(width: 10, height: height),
      children: children.map {
        Layout.Child(position: Point(x: 0, y: $0.top), layout: $0.layout)
      })
  }

  /// Returns a column of lines, each 20 points high.
  private func column(_ count: Int) -> Layout {
    layout(Double(count) * 20, (0..<count).map { (Double($0) * 20, layout(20)) })
  }

  @Test func `a page has the components near it, in their places`() {
    let content = column(1_000)
    let part = PrintedLayout().part(on: 10_000..<10_700, of: content)
    let tops = part.children.map(\.position.y)
    #expect(tops == (495..<540).map { Double($0) * 20 })
    #expect(part.size == content.size && part.identity == content.identity)
    let isSame = zip(part.children, content.children[495...]).allSatisfy { $0.layout === $1.layout }
    #expect(isSame)
  }

  @Test func `a component inside others is found, too`() {
    let inner = column(500)
    let content = layout(20_000, [(0, column(500)), (10_000, layout(10_000, [(0, inner)]))])
    let part = PrintedLayout().part(on: 15_000..<15_100, of: content)
    #expect(part.children.map(\.position.y) == [10_000])
    let found = part.children.first?.layout.children.first?.layout
    #expect(found?.children.map(\.position.y) == (245..<260).map { Double($0) * 20 })
  }

  @Test func `a component that reaches into the page from outside is on it`() {
    let reaching = layout(20, [(10_000, layout(20))])
    let content = layout(20_000, [(0, layout(20)), (40, reaching), (60, layout(20))])
    let part = PrintedLayout().part(on: 10_000..<10_200, of: content)
    #expect(part.children.map(\.position.y) == [40, 60], "and what begins beside it")
  }

  @Test func `layers stay in their order`() {
    let content = layout(20_000, [(5_020, layout(20)), (5_000, layout(20)), (0, layout(20_000))])
    let part = PrintedLayout().part(on: 4_900..<5_100, of: content)
    #expect(part.children.map(\.position.y) == [5_020, 5_000, 0])
  }

  @Test func `content that fits on a page is left as it is`() {
    let content = column(10)
    #expect(PrintedLayout().part(on: 0..<700, of: content) === content)
  }
}
