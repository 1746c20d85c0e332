import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Headers that stay at the top while their section is visible.
@MainActor @Suite struct StickyHeaderTests {
  @Test func `a header stays at the top until the next one pushes it out`() {
    // A section is 30 + 5 × 40 = 230 points high.
    let list = SectionFixture(Folder.even(20, of: 5))
    let places: [(Double, Int, Double)] = [
      (0, 0, 0), (10, 0, 0), (199, 0, 0), (200, 0, 0), (201, 0, -1), (225, 0, -25), (230, 1, 0),
      (231, 1, 0), (459, 1, -29), (300, 1, 0), (100, 0, 0),
    ]
    for (offset, folder, top) in places {
      list.scroll(to: offset)
      #expect(list.header(folder)?.top == top, "at \(offset)")
      list.expectViewportIsFilled("at \(offset)")
    }
  }

  @Test func `headers scroll away if they are not to be sticky`() {
    let list = SectionFixture(Folder.even(20, of: 5)) { $0.stickyHeaders(false) }
    list.scroll(to: 100)
    #expect(list.header(0) == nil)
    list.controller.scroll(to: 7, at: .start)
    list.view.settle()
    #expect(list.item(7)?.top == 0)
  }

  @Test func `a header can become sticky later`() {
    var isSticky = false
    let list = SectionFixture(Folder.even(20, of: 5)) { $0.stickyHeaders(isSticky) }
    list.scroll(to: 100)
    isSticky = true
    list.show(list.folders)
    #expect(list.header(0)?.top == 0)
    list.expectViewportIsFilled()
    isSticky = false
    list.show(list.folders)
    #expect(list.header(0) == nil)
  }

  @Test func `a click on a sticky header reaches the header, not the row behind it`() {
    let list = SectionFixture(Folder.even(20, of: 15))
    for offset in [0.0, 5, 45, 300, 610, 640, 45, 20] {
      list.scroll(to: offset)
      let sticky = list.sight.first { $0.text.hasPrefix("header") }
      let place = (sticky?.top ?? 0) + (sticky?.height ?? 0) - 1
      #expect(list.pressable(at: place)?.visibleTexts == sticky.map { [$0.text] }, "at \(offset)")
      if sticky?.top == 0 {
        #expect(list.pressable(at: 31)?.visibleTexts.first?.hasPrefix("row") == true)
      }
    }
    list.pressable(at: 5)?.press()
    list.view.settle()
    #expect(list.row(FolderHeader.text(0, presses: 1))?.top == 0)
  }

  @Test func `a header keeps its state and its views while it sticks, and is never there twice`() {
    let list = SectionFixture(Folder.even(20, of: 50))
    list.pressable(at: 5)?.press()
    list.view.settle()
    let view = list.pressable(at: 5)
    for offset in stride(from: 0.0, through: 1_800, by: 45) {
      list.scroll(to: offset)
      #expect(list.pressable(at: 5) === view)
      #expect(list.reading.filter { $0 == FolderHeader.text(0, presses: 1) }.count == 1)
    }
    list.scroll(to: 10_000)
    list.scroll(to: 50)
    #expect(list.row(FolderHeader.text(0, presses: 1))?.top == 0)
  }

  @Test func `rows behind a header are mounted`() {
    let list = SectionFixture(Folder.even(20, of: 50))
    list.scroll(to: 100)
    #expect(list.item(1)?.top == -30)
    #expect(list.item(2)?.top == 10)
  }

  @Test(arguments: ScrollAlignment.allCases)
  func `a row that is scrolled to is not behind the header`(_ alignment: ScrollAlignment) throws {
    let list = SectionFixture(Folder.uneven(100, of: 30))
    list.controller.scroll(to: 1_515, at: alignment)
    list.view.settle()
    let row = try #require(list.item(1_515))
    let top = row.top(after: alignment, headerHeight: 30)
    #expect(row.top == top)
    list.expectViewportIsFilled()
    list.scroll(to: list.scrollView.scrollOffset + 370)
    list.controller.scroll(to: 1_515)
    list.view.settle()
    #expect(list.item(1_515)?.top == 30)
    list.expectViewportIsFilled()
    let other = SectionFixture(Folder.uneven(100, of: 30)) {
      $0.opens(at: .row(1_515, at: alignment))
    }
    #expect(other.item(1_515)?.top == (alignment == .nearest ? 30 : top))
    other.expectViewportIsFilled()
  }

  @Test(arguments: [10..<36, 20..<40])
  func `if all rows in sight are removed, the next one is not behind the header`(
    _ removed: Range<Int>
  ) {
    let list = SectionFixture(Folder.even(3, of: 50))
    list.controller.scroll(to: 24, at: .start)
    list.view.settle()
    #expect(list.item(24)?.top == 30)
    var folders = list.folders
    folders[0].items.removeSubrange(removed)
    list.show(folders)
    #expect(list.item(removed.upperBound)?.top == 30)
    list.expectViewportIsFilled()
  }

  @Test func `if all rows in sight and those below are removed, the list shows its end`() {
    let list = SectionFixture(Folder.even(1, of: 50))
    list.scroll(to: 1_000)
    var folders = list.folders
    folders[0].items.removeSubrange(20...)
    list.show(folders)
    #expect(list.item(19)?.top == 360)
    list.expectViewportIsFilled()
  }

  @Test func `a row is scrolled to by its position, below the header`() {
    let list = SectionFixture(Folder.uneven(100, of: 30))
    list.controller.scroll(toRow: 31 * 50 + 1 + 12)
    list.view.settle()
    #expect(list.item(50 * 30 + 12)?.top == 30)
    list.controller.scroll(toRow: 31 * 70)
    list.view.settle()
    #expect(list.header(70)?.top == 0)
    list.expectViewportIsFilled()
  }

  @Test func `the focus is never behind the header`() {
    let list = SectionFixture(Folder.uneven(20, of: 30))
    for command in Array(repeating: ScrollCommand.next, count: 100)
      + Array(repeating: .previous, count: 60) + [.pageForward, .pageForward, .pageBackward]
    {
      #expect(list.scrollView.perform(command))
      list.view.settle()
      let text = list.view.mountHost.focusedView?.visibleTexts.joined() ?? ""
      guard let row = list.row(text) else {
        Issue.record("\(text) is out of sight")
        continue
      }
      let header = list.sight.first { $0.text.hasPrefix("header") && $0.text != text }
      let isFree = (header.map { $0.top > row.top || $0.top + $0.height <= row.top }) ?? true
      #expect(isFree && row.top >= 0 && row.top + row.height <= 400, "\(row), \(command)")
      list.expectViewportIsFilled()
    }
  }

  @Test func `from a sticky header, the focus goes on to the row below it`() throws {
    let list = SectionFixture(Folder.even(20, of: 50))
    list.controller.scroll(to: 25, at: .start)
    list.view.settle()
    let offset = list.scrollView.scrollOffset
    list.view.mountHost.moveFocus(to: try #require(list.pressable(at: 5)))
    list.scrollView.perform(.next)
    #expect(list.scrollView.scrollOffset == offset)
    let focused = list.view.mountHost.focusedView
    #expect(focused?.visibleTexts == [ItemRow.text(25, presses: 0)])
  }

  @Test func `a page leaves no row unread behind the header`() {
    let list = SectionFixture([Folder(id: 0, items: Item.even(0..<500), headerHeight: 90)])
    list.scroll(to: 1_000)
    let last = list.sight.last { $0.top + $0.height <= 400 }
    list.scrollView.perform(.pageForward)
    list.view.settle()
    let top = last.flatMap { list.row($0.text)?.top }
    #expect((top ?? 0) + 40 >= 90)
  }

  @Test func `a row behind the header that becomes taller moves nothing in sight`() {
    let list = SectionFixture(Folder.even(20, of: 50))
    list.controller.scroll(to: 25, at: .start)
    list.scroll(to: list.scrollView.scrollOffset + 20)
    var folders = list.folders
    let before = list.sight.filter { $0.top > 20 }
    #expect(list.item(24)?.top == -30)
    #expect(list.item(25)?.top == 10)
    folders[0].items[24].height = 100
    list.show(folders)
    #expect(list.sight.filter { $0.top > 20 } == before)
    folders[0].items.insert(Item(id: 9_999, height: 50), at: 25)
    folders[0].items.remove(at: 24)
    list.show(folders)
    #expect(list.sight.filter { $0.top > 20 } == before)
    list.expectViewportIsFilled()
  }

  @Test func `a sticky header that becomes taller moves no row`() {
    let list = SectionFixture(Folder.even(20, of: 50))
    list.controller.scroll(to: 25, at: .start)
    list.scroll(to: list.scrollView.scrollOffset + 20)
    var folders = list.folders
    let before = list.sight.filter { $0.text.hasPrefix("row") }
    folders[0].headerHeight = 70
    list.show(folders)
    #expect(list.sight.filter { $0.text.hasPrefix("row") }.suffix(8) == before.suffix(8))
    #expect(list.header(0)?.height == 70)
    list.expectViewportIsFilled()
  }

  @Test func `steady scrolling builds no header on the main thread and moves no view each frame`() {
    let list = SectionFixture(Folder.even(10, of: 300))
    list.scroll(to: 80_000)
    for step in 0..<40 { list.scroll(to: 80_000 - Double(step) * 30) }
    let (before, moves) = (list.controller.counters, list.view.host.mounter.counters.viewsMoved)
    var offset = list.scrollView.scrollOffset
    for _ in 0..<1_600 {
      offset -= 30
      list.scrollView.scroll(by: offset - list.scrollView.scrollOffset)
      list.view.mountHost.runBackgroundWork()
    }
    #expect(list.controller.counters.rowsBuiltOnMainThread == before.rowsBuiltOnMainThread)
    #expect(list.view.host.mounter.counters.viewsMoved - moves < 20)
    list.view.settle()
    list.expectViewportIsFilled()
  }

  @Test func `a header is read before the rows that it no longer covers`() {
    let list = SectionFixture(Folder.even(10, of: 30))
    func expectOrder() {
      let texts = list.sight.filter { $0.top >= 30 || $0.text.hasPrefix("header") }.map(\.text)
      #expect(list.reading.filter(texts.contains) == texts)
    }
    list.scroll(to: 60)
    // No row appears or disappears.
    list.scroll(to: 35)
    expectOrder()
    list.scroll(to: 1_250)
    // The header of the previous section sticks again.
    list.scroll(to: 1_215)
    expectOrder()
  }

  @Test func `at rest, a header is read before the rows that it doesn't cover`() {
    let list = SectionFixture(Folder.even(10, of: 30))
    for offset in [0.0, 100, 300, 1_240, 1_290, 900, 35] {
      list.scroll(to: offset)
      for _ in 0..<20 { list.view.settle() }
      let texts = list.sight.filter { $0.top >= 30 || $0.text.hasPrefix("header") }.map(\.text)
      #expect(list.reading.filter(texts.contains) == texts, "at \(offset)")
      #expect(list.pressable(at: 1)?.visibleTexts.first?.hasPrefix("header") == true)
    }
  }

  @Test func `in columns, a header is drawn above all rows of the line that it covers`() {
    // The third line of the first section begins at 110.
    let list = SectionFixture(Folder.even(3, of: 30)) { $0.columns(.equal(3)) }
    list.scroll(to: 105)
    for _ in 0..<20 { list.view.settle() }
    #expect(list.header(0)?.top == 0)
    #expect(list.pressable(at: 20)?.visibleTexts == [FolderHeader.text(0)])
  }

  @Test func `in columns, a header above the visible lines has its own height`() {
    let folder = Folder(id: 0, items: Item.even(0..<1_000, height: 120))
    let list = SectionFixture([folder], size: Size(width: 600, height: 400)) {
      $0.columns(.equal(3)).opens(at: .row(500))
    }
    #expect(list.header(0)?.height == 30)
    #expect(list.item(500)?.top == 30)
    var folders = list.folders
    folders[0].items.append(Item(id: 5_000, height: 120))
    list.show(folders)
    #expect(list.header(0)?.height == 30)
    #expect(list.item(500)?.top == 30)
    folders[0].headerHeight = 50
    list.show(folders)
    #expect(list.header(0)?.height == 50)
  }
}
