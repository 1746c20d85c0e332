import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Lists at their full height in something that scrolls.
@MainActor @Suite struct InlineListTests {
  /// Checks that neighboring rows fill the window without gap or overlap, each at its height, and
  /// that no others have views.
  private func expectViewportIsFilled(
    _ page: PageFixture, _ comment: Comment? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let rows = page.rows
    let heights = Dictionary(uniqueKeysWithValues: page.items.map { ($0.id, $0.height) })
    for (row, next) in zip(rows, rows.dropFirst()) {
      #expect(row.frame.maxY == next.frame.minY, comment, sourceLocation: sourceLocation)
      #expect(next.id == row.id + 1, comment, sourceLocation: sourceLocation)
    }
    for row in rows {
      #expect(row.frame.size.height == heights[row.id], comment, sourceLocation: sourceLocation)
    }
    let header = page.frame(of: "header")?.maxY ?? 0
    let footer = page.frame(of: "footer")?.minY ?? 400
    if let first = rows.first {
      let isCovered = first.frame.minY <= max(0, header)
      #expect(isCovered, comment, sourceLocation: sourceLocation)
      if header > 0 {
        #expect(first.frame.minY == header, comment, sourceLocation: sourceLocation)
      }
    }
    if let last = rows.last {
      let isCovered = last.frame.maxY >= min(400, footer)
      #expect(isCovered, comment, sourceLocation: sourceLocation)
      if footer < 400 {
        #expect(last.frame.maxY == footer, comment, sourceLocation: sourceLocation)
      }
    }
    #expect(page.viewCount <= rows.count + 1, comment, sourceLocation: sourceLocation)
  }

  @Test func `only rows in sight have views`() {
    let page = PageFixture(Item.even(0..<10_000, height: 44))
    #expect(page.rows.map(\.id) == Array(0...6))
    #expect(page.viewCount == 7)
    #expect(page.list.visibleRows == 0..<7)
    #expect(page.list.counters.rowViewsCreated == 7)
    #expect(page.builds.total < 60)
    #expect(page.page.contentSize.height == 100 + 440_000 + 50)
    page.scroll(to: 200_000)
    expectViewportIsFilled(page)
    #expect(page.rows.first?.id == 4_543)
  }

  @Test func `steady scrolling creates no views`() {
    let page = PageFixture(Item.uneven(0..<2_000))
    page.scroll(to: 400)
    for step in 1...20 { page.scroll(to: 400 + Double(step) * 23) }
    let (views, roots) = (page.view.counters.viewsCreated, page.list.counters.rowViewsCreated)
    var offset = page.page.offset.y
    for _ in 1...300 {
      offset = page.page.offset.y + 31
      page.scroll(to: offset)
      expectViewportIsFilled(page, "\(offset)")
    }
    #expect(page.view.counters.viewsCreated <= views + 6)
    #expect(page.list.counters.rowViewsCreated <= roots + 2)
    #expect(page.list.counters.rowsBuiltOnMainThread < 30)
  }

  @Test func `rows that are measured on the way don't move what the reader sees`() {
    let page = PageFixture(Item.uneven(0..<10_000))
    page.scroll(to: 100_000)
    expectViewportIsFilled(page)
    // Upward, rows come into sight that were only estimated.
    for step in 1...200 {
      let before = page.sight
      page.page.offset.y -= 17
      let scrolled = page.sight
      for (id, top) in before where scrolled[id] != nil {
        #expect(scrolled[id] == top + 17, "step \(step), row \(id)")
      }
      page.view.settle()
      #expect(page.sight == scrolled, "step \(step)")
      expectViewportIsFilled(page, "step \(step)")
    }
  }

  @Test func `the height that the page has for the list becomes that of its rows`() {
    let items = Item.uneven(0..<200)
    let page = PageFixture(items)
    let total = items.reduce(0) { $0 + $1.height }
    for offset in stride(from: 0.0, through: 12_000, by: 190) { page.scroll(to: offset) }
    page.scroll(to: .infinity)
    #expect(page.list.contentHeight == total)
    #expect(page.page.contentSize.height == 100 + total + 50)
    #expect(page.frame(of: "footer")?.maxY == 400)
    expectViewportIsFilled(page)
    page.scroll(to: 0)
    #expect(page.frame(of: "header")?.minY == 0)
    #expect(page.sight[0] == 100)
  }

  @Test
  func `rows above that turn out higher and lower by the same leave the first row at the top`() {
    let items = (0..<1_000).map { Item(id: $0, height: $0 % 2 == 0 ? 34 : 54) }
    let page = PageFixture(items)
    page.scroll(to: 22_000)
    for _ in 0..<1_000 where page.page.offset.y > 0 {
      let before = page.sight
      let offset = page.page.offset.y
      page.page.offset.y = max(0, offset - 37)
      let moved = offset - max(0, offset - 37)
      for (id, top) in page.sight {
        if let previous = before[id] { #expect(top == previous + moved) }
      }
      page.view.settle()
      expectViewportIsFilled(page)
    }
    #expect(page.sight[0] == 100)
  }

  @Test func `a jump to the end shows the footer under the last row`() {
    let page = PageFixture(Item.uneven(0..<5_000))
    page.page.scroll(to: .bottom)
    page.view.settle()
    expectViewportIsFilled(page)
    #expect(page.rows.last?.id == 4_999)
    #expect(page.frame(of: "footer")?.maxY == 400)
    #expect(page.builds.total < 150)
  }

  @Test func `the list scrolls the page to a row`() {
    let page = PageFixture(Item.uneven(0..<10_000))
    page.list.scroll(to: 5_000, at: .start)
    page.view.settle()
    #expect(page.sight[5_000] == 0)
    expectViewportIsFilled(page)
    page.list.scroll(to: 5_001, at: .end)
    page.view.settle()
    #expect(page.rows.last?.id == 5_001 && page.rows.last?.frame.maxY == 400)
    page.list.scroll(to: 9_999)
    page.view.settle()
    #expect(page.rows.last?.id == 9_999)
    page.list.scroll(toRow: 0)
    page.view.settle()
    #expect(page.sight[0] == 0)
    #expect(page.page.offset.y == 100)
  }

  @Test func `it tells which rows are in sight of the page`() {
    let told = EventLog()
    let page = PageFixture(Item.even(0..<1_000, height: 44)) {
      $0.onVisibleRowsChange { rows in
        told.record("\(rows.range) \(rows.ids(as: Int.self).count) \(rows.isAtStart)")
      }
    }
    #expect(told.take().last == "0..<7 7 true")
    page.scroll(to: 100 + 44 * 10)
    #expect(told.take() == ["10..<20 10 false"])
    page.scroll(to: .infinity)
    #expect(told.take().last == "992..<1000 8 false")
  }

  @Test func `rows that are added above don't move what the reader sees`() {
    let page = PageFixture(Item.even(0..<500, height: 44))
    page.scroll(to: 5_000)
    let before = page.sight
    page.show(Item.uneven(-40..<0) + Item.even(0..<500, height: 44))
    #expect(page.sight == before)
    page.view.settle()
    #expect(page.sight == before)
    page.show(Item.even(20..<500, height: 44))
    #expect(page.sight == before)
    page.view.settle()
    #expect(page.sight == before)
    #expect(page.page.contentSize.height == 150 + 480 * 44)
  }

  @Test func `rows that are removed make the page shorter at once`() {
    let page = PageFixture(Item.even(0..<10, height: 20))
    #expect(page.frame(of: "footer")?.minY == 300)
    page.show(Item.even(0..<5, height: 20))
    #expect(page.frame(of: "footer")?.minY == 200)
    page.show(Item.even(0..<7, height: 30))
    page.view.settle()
    #expect(page.frame(of: "footer")?.minY == 310)
    expectViewportIsFilled(page)
  }

  @Test func `a page that scrolls the list away and back shows it where it was`() {
    let page = PageFixture(Item.uneven(0..<100))
    let total = page.items.reduce(0) { $0 + $1.height }
    for offset in stride(from: 0.0, through: 6_000, by: 200) { page.scroll(to: offset) }
    page.view.update { Text("else") }
    page.show(page.items)
    page.view.settle()
    page.scroll(to: 1_000)
    expectViewportIsFilled(page)
    #expect(page.list.contentHeight <= total + 100 * 44)
  }

  @Test func `the arrow keys move the focus through rows out of sight`() {
    let page = PageFixture(Item.even(0..<100, height: 44))
    let host = page.view.mountHost
    for row in 0...30 {
      page.listView?.perform(.next)
      page.view.settle()
      let focused = host.focusedView
      #expect(focused?.visibleTexts.joined().hasPrefix("row \(row),") == true)
      let frame = focused?.frameInRoot ?? .zero
      #expect(frame.minY >= 0 && frame.maxY <= 400, "row \(row) at \(frame)")
    }
    page.listView?.perform(.start)
    page.view.settle()
    #expect(host.focusedView?.visibleTexts.joined().hasPrefix("row 0,") == true)
    #expect(page.sight[0].map { $0 >= 0 } == true)
  }

  @Test func `keys that select scroll the page`() {
    let selected = EventLog()
    let page = PageFixture(Item.even(0..<100, height: 44)) {
      $0.selection(Binding(Int?.none) { id in selected.record(id.map { "\($0)" } ?? "none") })
    }
    let host = page.view.mountHost
    page.view.root.descendants.first { ItemRow.id(in: $0.visibleText ?? "") == 0 }?
      .tap(button: .secondary)
    host.pressKey(KeyCombination(.end), in: page.view.root)
    page.view.settle()
    #expect(selected.take().last == "99")
    #expect(page.rows.contains { $0.id == 99 && $0.frame.maxY <= 400 })
  }

  @Test func `in a row of a list, only rows in sight have views`() {
    let (outer, inner) = (ListController(), ListController())
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(0..<3, id: \.self, controller: outer) { part in
        if part == 1 {
          Text("above").frame(height: 30)
          List(Item.uneven(0..<3_000), controller: inner) { item in
            Text("row \(item.id)").frame(height: item.height)
          }
        } else {
          Text("part \(part)").frame(height: 60)
        }
      }
    }
    view.settle()
    #expect(inner.visibleRows.lowerBound == 0 && inner.visibleRows.count < 15)
    #expect(inner.counters.rowViewsCreated < 15)
    outer.offset = 50_000
    view.settle()
    #expect(inner.visibleRows.lowerBound > 500 && inner.visibleRows.count < 20)
    #expect(inner.counters.rowViewsCreated < 40)
    inner.scroll(to: 2_000, at: .start)
    view.settle()
    let top = view.root.descendants.first { $0.visibleText == "row 2000" }?.frameInRoot.minY
    #expect(top == 0)
    outer.scroll(to: .end)
    view.settle()
    let last = view.root.descendants.first { $0.visibleText == "part 2" }?.frameInRoot
    #expect(last?.maxY == 400)
    #expect(inner.visibleRows.upperBound == 3_000)
  }

  @Test func `a sticky header stays at the top of the page`() {
    let controller = ScrollController()
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      Scroll(controller: controller) {
        Text("header").frame(height: 100)
        List(
          sections: Folder.even(20, of: 30), elements: \.items, estimatedRowHeight: 40
        ) { item in
          Text("row \(item.id)").frame(height: 40)
        } header: { folder in
          Text("folder \(folder.id)").frame(height: 40)
        }
      }
    }
    view.settle()
    func top(_ text: String) -> Double? {
      view.root.descendants.first { $0.visibleText == text && $0.isVisible }?.frameInRoot.minY
    }
    #expect(top("folder 0") == 100)
    controller.offset.y = 600
    view.settle()
    #expect(top("folder 0") == 0)
    controller.offset.y = 100 + 1_240 + 300
    view.settle()
    #expect(top("folder 1") == 0)
  }
}
