import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Foundation
import Testing

@testable import AlidadeLists

/// Lists of sections.
@MainActor @Suite struct SectionTests {
  @Test func `a section shows its header, its elements and its footer`() {
    let folders = [
      Folder(id: 0, items: Item.even(0..<2)), Folder(id: 1, items: []),
      Folder(id: 2, items: Item.even(2..<4)),
    ]
    let list = SectionFixture(folders, hasFooters: true)
    #expect(
      list.sight.map { String($0.text.prefix(8)) } == [
        "header 0", "row 0, 0", "row 1, 0", "footer 0", "header 1", "footer 1", "header 2",
        "row 2, 0", "row 3, 0", "footer 2",
      ])
    list.expectViewportIsFilled()
  }

  @Test func `a list without footers has no rows for them`() {
    let list = SectionFixture([Folder(id: 0, items: Item.even(0..<2)), Folder(id: 1, items: [])])
    #expect(list.controller.visibleRows == 0..<4)
    list.expectViewportIsFilled()
  }

  @Test func `an empty list of sections shows nothing, and then what it gets`() {
    let list = SectionFixture([])
    #expect(list.sight.isEmpty)
    list.show(Folder.uneven(3, of: 2))
    #expect(list.sight.count == 9)
    list.expectViewportIsFilled()
  }

  @Test func `a header and an element with equal ids have states of their own`() {
    let list = SectionFixture(Folder.even(3, of: 2))
    list.pressable(at: 5)?.press()
    list.view.settle()
    #expect(list.sight[0].text == FolderHeader.text(0, presses: 1))
    #expect(list.sight[1].text == ItemRow.text(0, presses: 0))
  }

  @Test func `an element that goes to another section keeps its state`() {
    let list = SectionFixture(Folder.even(3, of: 2))
    list.pressable(at: 35)?.press()
    list.view.settle()
    var folders = list.folders
    folders[2].items.append(folders[0].items.removeFirst())
    list.show(folders)
    #expect(list.sight.last?.text == ItemRow.text(0, presses: 1))
    list.expectViewportIsFilled(presses: ["i0": 1])
  }

  @Test(arguments: [20, 2_000])
  func `the reader's row stays where it is while sections come, go and move`(_ size: Int) {
    let list = SectionFixture(Folder.uneven(10, of: size))
    list.controller.scroll(to: 5 * size + 10, at: .start)
    list.scroll(to: list.scrollView.scrollOffset + 7)
    let before = list.sight
    var folders = list.folders
    folders.swapAt(0, 9)
    folders.remove(at: 3)
    folders.insert(Folder(id: 77, items: Item.uneven(-100 ..< -20)), at: 1)
    folders[4].items.removeFirst(3)
    list.show(folders)
    #expect(list.sight == before)
    list.expectViewportIsFilled()
  }

  @Test func `the visible ids are those of elements`() {
    var told: VisibleRows?
    let list = SectionFixture(Folder.even(10, of: 2)) {
      $0.onVisibleRowsChange { told = $0 }
    }
    #expect(told?.ids(as: Int.self) == Array(0...6))
    list.scroll(to: 110)
    #expect(told?.ids(as: Int.self).first == 2)
  }

  @Test func `coming near the end is told again when elements are added before the footer`() {
    var count = 0
    let list = SectionFixture(Folder.even(1, of: 4), hasFooters: true) {
      $0.onNearEnd { count += 1 }.onNearStart { count += 100 }
    }
    #expect(count == 101)
    list.show(list.folders)
    #expect(count == 101)
    list.show([Folder(id: 0, items: Item.even(0..<5))])
    #expect(count == 102)
    list.show([Folder(id: 0, items: Item.even(-1..<5))])
    #expect(count == 202)
  }

  @Test func `a list that shows only headers has no end to come near`() {
    var told: [Int] = []
    let list = SectionFixture(Folder.even(3, of: 0)) {
      $0.onNearStart { (id: Int) in told.append(id) }.onNearEnd { (id: Int) in told.append(id) }
    }
    #expect(told == [])
    list.show(Folder.even(3, of: 2))
    #expect(told == [0, 5])
  }

  @Test func `the position in a list that shows only headers can be saved and restored`() throws {
    let list = SectionFixture(Folder.even(50, of: 0))
    list.controller.scroll(to: .section(20))
    list.view.settle()
    #expect(list.controller.position == .section(20))
    let saved = try JSONEncoder().encode(list.controller.position)
    let position = try JSONDecoder().decode(ListPosition.self, from: saved)
    let other = SectionFixture(Folder.even(50, of: 0)) { $0.opens(at: position) }
    #expect(other.sight.first?.text == FolderHeader.text(20))
    #expect(other.sight.first?.top == 0)
  }

  @Test func `a position is that of an element, so it can be saved and restored`() throws {
    let folders = Folder.uneven(50, of: 9)
    let list = SectionFixture(folders)
    list.scroll(to: 4_010)
    for _ in 0..<40 {
      list.scroll(to: list.scrollView.scrollOffset + 13)
      let saved = try JSONEncoder().encode(list.controller.position)
      let position = try JSONDecoder().decode(ListPosition.self, from: saved)
      let other = SectionFixture(folders) { $0.opens(at: position) }
      #expect(other.sight == list.sight)
    }
  }

  @Test func `a list scrolls to a section and opens at one`() throws {
    let list = SectionFixture(Folder.uneven(100, of: 30))
    list.controller.scroll(to: .section(57))
    list.view.settle()
    #expect(list.sight.first?.text == FolderHeader.text(57))
    #expect(list.sight.first?.top == 0)
    list.expectViewportIsFilled()
    let saved = try JSONEncoder().encode(ListPosition.section(31))
    let position = try JSONDecoder().decode(ListPosition.self, from: saved)
    let other = SectionFixture(Folder.uneven(100, of: 30)) { $0.opens(at: position) }
    #expect(other.sight.first?.text == FolderHeader.text(31))
    #expect(other.sight.first?.top == 0)
    other.expectViewportIsFilled()
  }
}
