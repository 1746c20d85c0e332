import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

@MainActor @Suite struct KeyboardTests {
  @Test func `arrows move the focus from row to row and bring it into sight`() {
    let list = ListFixture(Item.uneven(0..<10_000))
    list.view.settle()
    for row in 0..<200 {
      #expect(list.scrollView.perform(.next))
      #expect(list.host.focusedView === list.pressable(of: row), "row \(row)")
      #expect(isWholly(list, row))
      list.expectViewportIsFilled()
    }
    for row in (100..<199).reversed() {
      #expect(list.scrollView.perform(.previous))
      #expect(list.host.focusedView === list.pressable(of: row), "row \(row)")
      #expect(isWholly(list, row))
      list.expectViewportIsFilled()
    }
  }

  @Test func `the focus stays on the last row and on the first`() {
    let list = ListFixture(Item.even(0..<3))
    for _ in 0..<5 { list.scrollView.perform(.next) }
    #expect(list.host.focusedView === list.pressable(of: 2))
    for _ in 0..<5 { list.scrollView.perform(.previous) }
    #expect(list.host.focusedView === list.pressable(of: 0))
  }

  @Test func `Home and End go to the first row and the last`() {
    let list = ListFixture(Item.uneven(0..<10_000), estimate: 90)
    list.view.settle()
    list.scrollView.perform(.end)
    #expect(list.host.focusedView === list.pressable(of: 9_999))
    #expect(list.sight.last.map { $0.top + $0.height } == 400)
    list.expectViewportIsFilled()
    list.scrollView.perform(.start)
    #expect(list.host.focusedView === list.pressable(of: 0))
    #expect(list.scrollView.scrollOffset == 0)
    list.expectViewportIsFilled()
  }

  @Test func `Home reaches the first row from a little below, though rows there were not measured`()
  {
    let list = ListFixture(Item.even(0..<1_000, height: 90))
    list.scrollView.perform(.end)
    list.view.size = Size(width: 280, height: 400)
    list.controller.scroll(toRow: 3)
    list.scrollView.perform(.start)
    #expect(list.sight.first?.text == ItemRow.text(0, presses: 0))
    #expect(list.sight.first?.top == 0)
  }

  @Test func `Page Up and Page Down scroll most of a screenful, and the focus follows`() {
    let list = ListFixture(Item.even(0..<1_000))
    list.view.settle()
    list.scrollView.perform(.pageForward)
    #expect(list.scrollView.scrollOffset == 360)
    #expect(list.host.focusedView == nil)
    list.scrollView.perform(.next)
    #expect(list.host.focusedView === list.pressable(of: 9))
    list.scrollView.perform(.pageForward)
    #expect(list.host.focusedView === list.pressable(of: 18))
    list.scrollView.perform(.pageBackward)
    list.scrollView.perform(.pageBackward)
    list.scrollView.perform(.pageBackward)
    #expect(list.scrollView.scrollOffset == 0)
    #expect(list.host.focusedView === list.pressable(of: 0))
  }

  @Test func `a list with nothing to focus scrolls by lines and to its ends`() {
    let controller = ListController()
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(Item.even(0..<1_000), id: \.id, controller: controller) { item in
        Text("row \(item.id)").frame(height: item.height)
      }
    }
    let scrollView = view.root.descendants.compactMap { $0 as? HeadlessScrollView }.first!
    scrollView.perform(.next)
    #expect(scrollView.scrollOffset == 48)
    scrollView.perform(.next)
    #expect(scrollView.scrollOffset == 96)
    scrollView.perform(.previous)
    #expect(scrollView.scrollOffset == 48)
    scrollView.perform(.end)
    #expect(controller.visibleRows.upperBound == 1_000)
    #expect(scrollView.scrollOffset == controller.contentHeight - 400)
    scrollView.perform(.start)
    #expect(scrollView.scrollOffset == 0)
  }

  @Test func `the row with the focus keeps its views out of sight, and only that one`() {
    let list = ListFixture(Item.even(0..<1_000))
    list.view.settle()
    let view = list.pressable(of: 4)!
    list.host.moveFocus(to: view)
    list.scrollView.scroll(by: 20_000)
    list.view.settle()
    #expect(list.host.focusedView === view)
    #expect(view.isVisible)
    #expect(view.frameInRoot.maxY <= 0, "it stands above what is in sight")
    list.expectViewportIsFilled()
    list.scrollView.perform(.next)
    #expect(list.host.focusedView === list.pressable(of: 5), "the focus moves on from where it was")
    #expect(list.scrollView.visibleSubviews.count == list.sight.count)
    list.expectViewportIsFilled()
  }

  @Test func `a row with the focus that goes lets go of its views`() {
    let list = ListFixture(Item.even(0..<1_000))
    list.view.settle()
    list.host.moveFocus(to: list.pressable(of: 4)!)
    list.show(list.items.filter { $0.id != 4 })
    list.view.settle()
    #expect(list.host.focusedView == nil)
    list.expectViewportIsFilled()
  }

  /// A row that can be focused, unless it is tall.
  private struct Note: Component, Equatable {
    let item: Item

    @ComponentBuilder var body: ComponentList {
      if item.height < 1_000 {
        Pressable(action: {}) { Text("\(item.id)") }.frame(height: item.height)
      } else {
        Box(background: .red).frame(height: item.height)
      }
    }
  }

  @Test(arguments: [40, 4_000.0])
  func `a row out of sight that can't be focused any longer lets go of its views`(
    height: Double
  )
    throws
  {
    func list(_ items: [Item]) -> some Component { List(items, id: \.id) { Note(item: $0) } }
    var items = Item.even(0..<1_000)
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {}
    view.host.setComponent(list(items))
    view.settle()
    let views = view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }
    let scrollView = try #require(views.first)
    scrollView.perform(.next)
    scrollView.scroll(by: 20_000)
    view.settle()
    #expect(view.mountHost.focusedView != nil)
    let inSight = scrollView.visibleSubviews.count - 1
    items[0].height = height
    view.host.setComponent(list(items))
    view.settle()
    #expect((view.mountHost.focusedView == nil) == (height == 4_000))
    #expect(scrollView.visibleSubviews.count == inSight + (height == 4_000 ? 0 : 1))
  }

  @Test func `Tab leads from row to row while a list is being scrolled`() {
    let view = HeadlessHostingView(size: Size(width: 300, height: 440)) {
      Column {
        Button("before") {}.frame(height: 40)
        List(0..<1_000, id: \.self) { row in Button("row \(row)") {}.frame(height: 40) }.grow()
      }
    }
    view.settle()
    let host = view.mountHost
    for _ in 0..<11 { host.moveFocusOn(in: view.root) }
    #expect(host.focusedView?.visibleTexts == ["row 9"])
    #expect(view.list.scrollOffset == 0)
    // The views of the first rows now show rows at the end.
    view.list.scroll(by: 200)
    #expect(host.moveFocusOn(in: view.root))
    #expect(host.focusedView?.visibleTexts == ["row 10"])
    #expect(host.moveFocusOn(in: view.root, isBackward: true))
    #expect(host.focusedView?.visibleTexts == ["row 9"])
  }

  private func isWholly(_ list: ListFixture, _ row: Int) -> Bool {
    list.sight.contains {
      ItemRow.id(in: $0.text) == row && $0.top >= 0 && $0.top + $0.height <= 400
    }
  }
}
