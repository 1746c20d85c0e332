import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Selections of lists of a data source, and of lists of sections.
@MainActor @Suite struct SelectionSourceTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private struct Drawer: Identifiable {
    let id: Int
    let items: [Int]
  }

  private func sourceList(
    _ source: DataSource<Item>, selected: Set<Int> = []
  ) -> SelectionFixture {
    SelectionFixture([], selected: selected) { _, controller, builds in
      List(source, estimatedRowHeight: 40, controller: controller) { item in
        SelectableRow(id: item.id, builds: builds)
      }
    }
  }

  /// A list of sections with ten ids each, and with headers and footers of 40 points.
  private func sectionList(_ ids: Range<Int>) -> SelectionFixture {
    SelectionFixture(Array(ids)) { ids, controller, builds in
      let drawers = stride(from: 0, to: ids.count, by: 10).map { start in
        Drawer(id: start / 10, items: Array(ids[start..<min(start + 10, ids.count)]))
      }
      return List(
        sections: drawers, elements: \.items, id: \.self, estimatedRowHeight: 40,
        controller: controller
      ) { id in
        SelectableRow(id: id, builds: builds)
      } header: { drawer in
        Text("header \(drawer.id)").frame(height: 40)
      } footer: { drawer in
        Text("footer \(drawer.id)").frame(height: 40)
      }
    }
  }

  @Test func `the selection of a data source's list follows ids through its edits`() {
    let source = DataSource((0..<100).map(Item.init))
    let list = sourceList(source)
    list.click(3)
    list.click(5, .shift)
    source.insert(Item(id: 1_000), at: 0)
    source.remove(id: 4)
    list.view.settle()
    #expect(list.shown == [3, 5] && list.known == [3, 5])
    #expect(list.selected == [3, 4, 5])
    #expect(list.positions.prefix(5) == [0, 1, 2, 3, 4])
    #expect(list.row(5)?.rowStatus?.position == 5)
    list.click(7, .shift)
    #expect(list.selected == [3, 5, 6, 7], "the range begins at its id")
    source.move(from: 4, to: 20)
    list.view.settle()
    list.click(8, .shift)
    #expect(list.selected == Set(8...20).union([3]), "the row that a range begins at was moved")
  }

  @Test func `a new selection reaches rows that an edit of the source leaves as they are`() {
    let source = DataSource((0..<100).map(Item.init))
    let list = List(source, estimatedRowHeight: 40) { item in
      SelectableRow(id: item.id, builds: EventLog())
    }
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) { Text("") }
    for selected in [Set([1]), [2], [2, 3]] {
      view.host.setComponent(list.selection(Binding(selected) { _ in }))
      view.host.update()
      view.settle()
      let known = view.root.visibleTexts.filter { $0.hasSuffix("selected") }
      #expect(known == selected.sorted().map { "\($0) selected" })
    }
  }

  @Test func `the newest selection is shown while elements are edited in the background`() {
    let source = DataSource((0..<50_000).map(Item.init))
    let list = sourceList(source)
    list.click(3)
    for step in 0..<20 {
      source.insert(Item(id: 100_000 + step), at: 0)
      list.press(.down)
    }
    list.view.settle()
    #expect(list.selected == [23] && list.focused == 23)
    #expect(list.shown == [23] && list.known == [23])
    #expect(list.row(23)?.rowStatus?.position == 43)
  }

  @Test func `headers and footers can't be selected and have no position`() {
    let list = sectionList(0..<100)
    list.view.root.descendants.first { $0.visibleText == "header 0" }?.tap()
    #expect(list.selected.isEmpty)
    #expect(list.positions == Array(0..<9))
    list.scrollView.scroll(by: 320)
    list.view.settle()
    #expect(list.positions == [7, 8, 9, 10, 11, 12, 13, 14])
    #expect(list.row(10)?.rowStatus?.count == 100)
    let header = list.scrollView.visibleSubviews.first { $0.visibleTexts == ["header 1"] }
    #expect(header != nil && header?.rowStatus == nil)
  }

  @Test func `keys skip headers and footers, and so do ranges`() {
    let list = sectionList(0..<30)
    list.click(8)
    list.press(.down)
    list.press(.down, .shift)
    #expect(list.selected == [9, 10] && list.focused == 10)
    list.press(.up)
    #expect(list.selected == [9])
    list.press(.end)
    #expect(list.selected == [29])
    #expect(list.controller.isAtEnd, "the footer is in sight")
    list.press(.home)
    #expect(list.selected == [0] && list.controller.offset == 0)
    list.press(.character("a"), .control)
    #expect(list.selected == Set(0..<30))
    list.press(.pageDown)
    #expect(list.selected.count == 1)
  }

  @Test func `a row that keys move to isn't behind a sticky header`() {
    let list = sectionList(0..<100)
    list.click(0)
    list.press(.end)
    for id in (40..<99).reversed() {
      list.press(.up)
      #expect(list.selected == [id])
      let header = list.scrollView.visibleSubviews
        .first { $0.frameInRoot.minY <= 0 && $0.visibleTexts == ["header \(id / 10)"] }
      let top = list.row(id)?.frameInRoot.minY ?? -1
      #expect(top >= (header?.frameInRoot.maxY ?? 0), "row \(id)")
    }
  }

  @Test func `keys go on from an element when the last elements before a header are removed`() {
    let list = sectionList(0..<20)
    list.click(8)
    list.show(Array(0..<5) + Array(10..<20))
    #expect(list.focused != nil)
    list.press(.down)
    #expect(list.selected.count == 1)
  }
}
