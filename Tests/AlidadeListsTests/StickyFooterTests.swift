import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Footers that stay at the bottom while elements of their section are visible there.
@MainActor @Suite struct StickyFooterTests {
  private func fixture(
    _ folders: [Folder], _ change: @escaping (List) -> List = { $0 }
  ) -> SectionFixture {
    SectionFixture(folders, hasFooters: true) { change($0.stickyFooters()) }
  }

  @Test func `a footer stays at the bottom until it reaches its own place`() {
    // A section is 30 + 15 × 40 + 20 = 650 points high.
    let list = fixture(Folder.even(20, of: 15))
    let places: [(Double, Int, Double)] = [
      (0, 0, 380), (100, 0, 380), (249, 0, 380), (250, 0, 380), (251, 0, 379), (270, 0, 360),
      (650, 1, 380), (249, 0, 380), (0, 0, 380),
    ]
    for (offset, folder, top) in places {
      list.scroll(to: offset)
      #expect(list.row("footer \(folder)")?.top == top, "at \(offset)")
    }
  }

  @Test func `the footer of a section that comes into sight is below its header`() {
    let list = fixture(Folder.even(20, of: 15))
    // The header begins 30, 40 and 100 points above the bottom.
    for (offset, top) in [(280.0, nil), (290, 390.0), (350, 380)] as [(Double, Double?)] {
      list.scroll(to: offset)
      #expect(list.row("footer 1")?.top == top, "at \(offset)")
      #expect(list.header(1)?.top == 650 - offset)
    }
  }

  @Test func `footers scroll away unless they are to be sticky`() {
    let list = SectionFixture(Folder.even(20, of: 15), hasFooters: true)
    #expect(list.row("footer 0") == nil)
    let others = SectionFixture(Folder.even(20, of: 15)) { $0.stickyFooters() }
    #expect(others.sight.allSatisfy { !$0.text.hasPrefix("footer") })
  }

  @Test func `a footer keeps its views while it sticks, and is drawn above the rows`() {
    let list = fixture(Folder.even(3, of: 100))
    func footer() -> HeadlessView? {
      list.scrollView.visibleSubviews.first { $0.visibleTexts.joined().hasPrefix("footer") }
    }
    let view = footer()
    for offset in stride(from: 0.0, through: 3_600, by: 45) {
      list.scroll(to: offset)
      #expect(footer() === view)
      #expect(list.reading.filter { $0.hasPrefix("footer") } == ["footer 0"])
      #expect(list.reading.last == "footer 0", "at \(offset)")
    }
  }

  @Test(arguments: ScrollAlignment.allCases)
  func `a row that is scrolled to is not behind the footer`(_ alignment: ScrollAlignment) throws {
    let list = fixture(Folder.uneven(100, of: 30))
    list.controller.scroll(to: 1_515, at: alignment)
    list.view.settle()
    let row = try #require(list.item(1_515))
    #expect(row.top == row.top(after: alignment, headerHeight: 30, footerHeight: 20))
    let other = fixture(Folder.uneven(100, of: 30)) { $0.opens(at: .row(1_515, at: .end)) }
    #expect(other.item(1_515)?.top == 380 - row.height)
  }

  @Test func `the focus is never behind the footer`() {
    let list = fixture(Folder.uneven(20, of: 30))
    for command in Array(repeating: ScrollCommand.next, count: 60)
      + [.pageForward, .pageForward, .pageBackward] + Array(repeating: .previous, count: 20)
    {
      list.scrollView.perform(command)
      list.view.settle()
      let text = list.view.mountHost.focusedView?.visibleTexts.joined() ?? ""
      guard let row = list.row(text) else {
        Issue.record("\(text) is out of sight")
        continue
      }
      let footer = list.sight.first { $0.text.hasPrefix("footer") && $0.top > row.top }
      #expect(row.top + row.height <= (footer?.top ?? 400), "\(row), \(command)")
    }
  }

  @Test func `a page leaves no row unread behind the footer`() {
    var folder = Folder(id: 0, items: Item.even(0..<500))
    folder.footerHeight = 90
    let list = fixture([folder])
    let last = list.sight.last { $0.text.hasPrefix("row") && $0.top + $0.height <= 310 }
    list.scrollView.perform(.pageForward)
    list.view.settle()
    let top = last.flatMap { list.row($0.text)?.top }
    #expect((top ?? 0) + 40 >= 30)
  }

  @Test func `a footer far below has its own height, and a change of it moves no row`() {
    let list = fixture(Folder.even(2, of: 1_000)) { $0.columns(.equal(2)) }
    list.scroll(to: 2_000)
    let before = list.sight.filter { $0.text.hasPrefix("row") }
    var folders = list.folders
    folders[0].footerHeight = 50
    list.show(folders)
    #expect(list.row("footer 0")?.top == 350)
    #expect(list.sight.filter { $0.text.hasPrefix("row") } == before)
  }

  @Test func `rows behind a footer haven't been seen`() {
    var seen: [Int] = []
    var folder = Folder(id: 0, items: Item.even(0..<500))
    folder.footerHeight = 210
    let list = fixture([folder]) { list in
      list.onSeen(for: .zero) { (ids: [Int]) in seen += ids }
    }
    list.view.host.isVisible = true
    list.view.settle()
    list.view.mountHost.advance(by: .seconds(1))
    #expect(seen.sorted() == Array(0..<4))
  }

  @Test func `steady scrolling with both edges moves no view each frame`() {
    let list = fixture(Folder.even(10, of: 300))
    list.scroll(to: 80_000)
    for step in 0..<40 { list.scroll(to: 80_000 - Double(step) * 30) }
    let (before, moves) = (list.controller.counters, list.view.host.mounter.counters.viewsMoved)
    for _ in 0..<1_600 {
      list.scrollView.scroll(by: -30)
      list.view.mountHost.runBackgroundWork()
    }
    #expect(list.controller.counters.rowsBuiltOnMainThread == before.rowsBuiltOnMainThread)
    #expect(list.view.host.mounter.counters.viewsMoved - moves < 40)
  }

  @Test func `from a sticky footer, the focus goes back to the row above it`() throws {
    let builds = BuildLog()
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(sections: Folder.even(1, of: 500), elements: \.items) { item in
        ItemRow(item: item, builds: builds)
      } header: { folder in
        FolderHeader(folder: folder)
      } footer: { _ in
        Pressable(action: {}) { Text("add") }.frame(height: 20)
      }
      .stickyFooters()
    }
    view.settle()
    let buttons = view.root.descendants.compactMap { $0 as? HeadlessPressableView }
    let button = try #require(buttons.first { $0.visibleTexts == ["add"] })
    view.mountHost.moveFocus(to: button)
    view.list.perform(.previous)
    view.settle()
    // The row ends at 390, and the footer begins at 380.
    #expect(view.mountHost.focusedView?.visibleTexts == [ItemRow.text(8, presses: 0)])
    #expect(view.list.scrollOffset == 10)
  }

  @Test func `in a short list, neither the header nor the footer covers the other`() {
    var folder = Folder(id: 0, items: Item.even(0..<500))
    folder.footerHeight = 40
    let list = SectionFixture([folder], hasFooters: true, size: Size(width: 300, height: 60)) {
      $0.stickyFooters()
    }
    list.scroll(to: 400)
    #expect(list.header(0)?.top == 0)
    #expect(list.row("footer 0")?.top == 30)
    list.scrollView.perform(.pageForward)
    list.view.settle()
    #expect(list.scrollView.scrollOffset > 400)
  }

  @Test func `a click at the bottom reaches the footer, not the row behind it`() {
    let list = fixture(Folder.even(20, of: 50))
    for offset in [0.0, 45, 300, 45, 20] {
      list.scroll(to: offset)
      #expect(list.pressable(at: 385) == nil, "at \(offset)")
      #expect(list.pressable(at: 375)?.visibleTexts.first?.hasPrefix("row") == true)
    }
  }
}
