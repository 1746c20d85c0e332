import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// The row that the reader looks at stays where it is, whatever an update changes.
@MainActor @Suite struct AnchorTests {
  /// A list of 5000 rows, in which the reader looks at row 1000.
  private func reader() -> ListFixture {
    let list = ListFixture(Item.uneven(0..<5_000))
    list.controller.scroll(toRow: 1_000)
    list.scrollView.scroll(by: 13)
    list.view.settle()
    return list
  }

  @Test(arguments: [(3_000, 3), (3, 3_000), (1_100, 1_100), (50_000, 50_000)])
  func `rows added in front and behind at once leave the reader's row where it is`(
    _ above: Int, _ below: Int
  ) {
    let list = reader()
    let before = list.sight
    list.show(Item.uneven(-above..<0) + list.items + Item.uneven(5_000..<(5_000 + below)))
    list.view.settle()
    #expect(list.sight == before)
    list.expectViewportIsFilled()
  }

  @Test func `the reader's row stays where it is while the order is reversed`() throws {
    let list = reader()
    let before = list.sight
    list.show(list.items.reversed())
    list.view.settle()
    #expect(list.sight.first == before.first)
    list.expectViewportIsFilled()
  }

  @Test func `the reader's row stays where it is whatever mix of changes one update holds`() {
    let list = reader()
    let before = list.sight
    var items = list.items
    items.swapAt(0, 4_999)
    items.removeSubrange(1_500..<2_500)
    items.removeSubrange(10..<700)
    items.insert(contentsOf: Item.uneven(-5_000..<(-1)), at: 4)
    items[6_000].height = 333
    for row in 0..<3 { items[row].height = 200 }
    list.show(items)
    list.view.settle()
    #expect(list.sight == before)
    list.expectViewportIsFilled()
  }

  @Test func `the reader's row stays where it is while rows change in a list without room`() {
    let list = ListFixture(Item.uneven(0..<500))
    list.controller.scroll(toRow: 100)
    list.scrollView.scroll(by: 13)
    list.view.settle()
    let (before, size) = (list.sight, list.view.size)
    list.view.size = Size(width: 0, height: size.height)
    list.show(Item.uneven(-100..<0) + list.items)
    list.show(Item.uneven(-110..<(-100)) + list.items)
    list.view.size = size
    #expect(list.sight.first == before.first)
    list.view.settle()
    #expect(list.sight.first == before.first)
  }

  @Test(arguments: [(8, 120.0, 4, 40.0), (4, 40, 8, 120)])
  func `the reader's row stays where it is while the number of rows and the height change at once`(
    _ countBefore: Int, _ heightBefore: Double, _ countAfter: Int, _ heightAfter: Double
  ) throws {
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {}
    func show(_ count: Int, _ height: Double) {
      let list = List(0..<count, id: \.self) { Text("\($0)").frame(height: 40) }
      view.host.setComponent(Column { list.frame(height: height) })
      view.host.update()
    }
    show(countBefore, heightBefore)
    let views = view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }
    let scrollView = try #require(views.first)
    scrollView.scroll(by: 90)
    show(countAfter, heightAfter)
    // Four rows in 120 points could only be scrolled by 40 points.
    #expect(scrollView.scrollOffset == 90)
  }

  @Test func `the reader's row stays where it is while the width and the scale change at once`()
    throws
  {
    // On the second display, each row is taller by a fraction of a point.
    let list = ListFixture(Item.even(0..<500, height: 21), estimate: 21)
    list.controller.scroll(toRow: 100)
    list.scrollView.scroll(by: 13)
    list.view.settle()
    let before = try #require(list.sight.first)
    list.host.scaleFactor = 1.5
    list.view.size = Size(width: 280, height: 400)
    let after = try #require(list.sight.first)
    #expect(after.height > before.height)
    #expect(after.text == before.text)
    #expect(abs(after.top - before.top) < 1)
  }

  @Test
  func `the next row stays where it is while the reader's row is removed and the scale changes`()
    throws
  {
    // On the second display, each row is taller by a fraction of a point.
    let list = ListFixture(Item.even(0..<500, height: 21), estimate: 21)
    list.controller.scroll(toRow: 100)
    list.scrollView.scroll(by: 13)
    list.view.settle()
    let before = try #require(list.sight.dropFirst().first)
    var items = list.items
    items.remove(at: 100)
    list.host.scaleFactor = 1.5
    list.setItems(items)
    list.view.size = Size(width: 280, height: 400)
    let after = try #require(list.sight.first { $0.text == before.text })
    #expect(after.height > before.height)
    #expect(abs(after.top - before.top) < 1)
  }

  @Test func `the reader's row stays where it is while a row is added behind the header`() {
    var folders = Folder.even(20, of: 15)
    folders[0].headerHeight = 60
    let list = SectionFixture(folders)
    // The header covers all of the second row, and a part of the third.
    list.scroll(to: 100)
    #expect(list.item(2)?.top == 40)
    folders[0].items.insert(Item(id: 1_000, height: 40), at: 2)
    list.show(folders)
    #expect(list.item(2)?.top == 40)
  }

  @Test func `a focused row that comes back into sight doesn't move the reader's row`() throws {
    let list = ListFixture(Item.even(0..<100))
    list.controller.scroll(toRow: 50)
    list.view.settle()
    list.host.moveFocus(to: try #require(list.pressable(of: 50)))
    list.scrollView.scroll(by: 50)
    list.view.settle()
    var items = list.items
    items.insert(Item(id: 1_000, height: 100), at: 51)
    list.show(items)
    #expect(list.sight.first?.top == -10)
    list.scrollView.scroll(by: -60)
    let row = list.sight.first { ItemRow.id(in: $0.text) == 51 }
    #expect(row?.top == 50)
  }

  @Test func `a row of which less than half a pixel is in sight doesn't move the next one`() {
    let list = ListFixture(Item.even(0..<100))
    list.controller.scroll(toRow: 50)
    list.view.settle()
    list.scrollView.scroll(by: -0.3)
    let before = list.sight.first
    #expect(before?.top == 0)
    var items = list.items
    items[49].height = 80
    list.show(items)
    list.view.settle()
    #expect(list.sight.first == before)
  }

  @Test func `a list without room that is at its start shows what is added there`() {
    let list = ListFixture(Item.even(0..<50))
    list.view.settle()
    let size = list.view.size
    list.view.size = Size(width: 0, height: size.height)
    list.show(Item.even(-5..<0) + list.items)
    list.show(Item.even(-8..<(-5)) + list.items)
    list.view.size = size
    #expect(list.sight.first == .init(text: ItemRow.text(-8, presses: 0), top: 0, height: 40))
  }

  @Test
  func `a row that is removed while the list has no room leaves nothing that takes the focus`() {
    let list = ListFixture(Item.even(0..<50))
    list.view.settle()
    let size = list.view.size
    list.view.size = Size(width: 0, height: size.height)
    list.show(Item.even(100..<150))
    #expect(list.scrollView.subviews.allSatisfy { $0.isHidden })
    list.view.size = size
    #expect(list.sight.first?.text == ItemRow.text(100, presses: 0))
  }

  @Test func `the neighbor of the reader's row takes its place when all visible rows go`() throws {
    let list = reader()
    let visible = list.controller.visibleRows
    var items = list.items
    items.removeSubrange((visible.lowerBound - 5)..<(visible.upperBound + 2))
    list.show(items)
    list.view.settle()
    let first = try #require(list.sight.first)
    #expect(first.top == 0)
    #expect(ItemRow.id(in: first.text) == visible.upperBound + 2)
    list.expectViewportIsFilled()
  }

  @Test func `what is on the screen stays until many new rows are compared`() {
    let list = reader()
    let before = list.sight
    list.host.holdsBackgroundWork = true
    list.show(Item.uneven(-3_000..<0) + list.items.dropFirst(900))
    #expect(list.sight == before)
    #expect(list.controller.visibleRows.lowerBound == 1_000)
    // What the reader does in the meantime counts.
    list.scrollView.scroll(by: 200)
    let scrolled = list.sight
    list.host.holdsBackgroundWork = false
    list.view.settle()
    #expect(list.sight == scrolled)
    #expect(list.controller.visibleRows.lowerBound > 3_000)
    list.expectViewportIsFilled()
  }

  @Test func `content that comes while other content is compared is shown after it`() {
    let list = reader()
    list.host.holdsBackgroundWork = true
    let first = Item.uneven(-1_000..<4_000)
    list.show(first)
    list.show(Item.uneven(-2_000..<4_000))
    list.show(Item.uneven(-2_500..<5_000))
    let before = list.sight
    list.host.holdsBackgroundWork = false
    list.view.settle()
    #expect(list.sight == before)
    #expect(list.controller.visibleRows.lowerBound == 3_500)
    list.expectViewportIsFilled()
  }

  @Test
  func `a list that comes back with many other rows goes on with the state of those that stay`() {
    struct Page: Component {
      let items: [Item]?
      let builds: BuildLog
      var body: some Component {
        if let items { List(items) { ItemRow(item: $0, builds: builds) } } else { Text("empty") }
      }
    }
    let builds = BuildLog()
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      Page(items: Item.even(0..<3_000), builds: builds)
    }
    view.settle()
    view.root.descendants.compactMap { $0 as? HeadlessPressableView }.first?.press()
    view.settle()
    #expect(view.root.visibleTexts.first == "row 0, 1 presses")
    view.update { Page(items: Item.even(-2..<3_000), builds: builds) }
    view.settle()
    #expect(view.root.visibleTexts.prefix(3).last == "row 0, 1 presses")
  }
}
