import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

@MainActor @Suite struct ContentChangeTests {
  private struct Note: Identifiable, Equatable {
    let id: Int
    var isUrgent = false
  }

  @Test func `rows of elements with identities are written like any other content`() {
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List([Note(id: 1), Note(id: 2, isUrgent: true)]) { note in
        if note.isUrgent { Text("Urgent") }
        Text("Note \(note.id)")
      }
    }
    view.settle()
    #expect(view.root.visibleTexts == ["Note 1", "Urgent", "Note 2"])
    view.update {
      List([Note(id: 2), Note(id: 3)]) { note in
        switch note.id {
        case 2: Text("two")
        default: Button("Open") {}
        }
      }
    }
    view.settle()
    #expect(view.root.visibleTexts == ["two", "Open"])
    view.update {
      Column {
        ForEach([Note(id: 1), Note(id: 2, isUrgent: true)]) { note in
          if note.isUrgent { Text("Urgent") } else { Text("Note \(note.id)") }
        }
      }
    }
    #expect(view.root.visibleTexts == ["Note 1", "Urgent"])
  }

  @Test func `rows of a data source are written like any other content`() {
    let source = DataSource([Note(id: 1), Note(id: 2, isUrgent: true)])
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(source) { note in
        if note.isUrgent { Text("Urgent") }
        Text("Note \(note.id)")
      }
    }
    view.settle()
    #expect(view.root.visibleTexts == ["Note 1", "Urgent", "Note 2"])
    source.update(id: 2) { $0.isUrgent = false }
    view.settle()
    #expect(view.root.visibleTexts == ["Note 1", "Note 2"])
  }

  @Test func `equal data mounts nothing`() {
    let list = ListFixture(Item.even(0..<1_000))
    list.view.settle()
    let before = list.view.counters
    list.host.log.clear()
    list.show(list.items)
    list.view.settle()
    #expect(list.view.counters.since(before).attributesApplied == 0)
    #expect(list.host.log.count == 0)
  }

  @Test(arguments: [0, 3, 500, 2_000])
  func `rows added above do not move what is in sight`(_ added: Int) {
    let list = ListFixture(Item.uneven(0..<5_000))
    list.controller.scroll(toRow: 1_000)
    list.scrollView.scroll(by: 13)
    list.view.settle()
    let before = list.sight
    let views = list.view.counters
    list.show(Item.uneven(-added..<5_000))
    #expect(list.sight == before)
    list.view.settle()
    #expect(list.sight == before)
    #expect(list.view.counters.since(views).viewsCreated == 0)
    #expect(list.view.counters.since(views).attributesApplied == 0)
    list.expectViewportIsFilled()
  }

  @Test func `rows added at the end leave everything in place`() {
    let list = ListFixture(Item.uneven(0..<5_000))
    list.controller.scroll(toRow: 4_000)
    list.view.settle()
    let before = list.sight
    list.host.log.clear()
    list.show(Item.uneven(0..<5_001))
    list.view.settle()
    #expect(list.sight == before)
    #expect(list.host.log.operations.allSatisfy { $0.kind == .set }, "the height of the content")
    list.expectViewportIsFilled()
  }

  @Test func `at the top what is new there is shown`() {
    let list = ListFixture(Item.uneven(0..<5_000))
    list.view.settle()
    list.show(Item.uneven(-2..<5_000))
    list.view.settle()
    #expect(list.sight.first?.text == ItemRow.text(-2, presses: 0))
    #expect(list.scrollView.scrollOffset == 0)
    list.expectViewportIsFilled()
  }

  @Test func `a row that goes leaves its neighbors in place`() {
    let list = ListFixture(Item.uneven(0..<5_000))
    list.controller.scroll(toRow: 1_000)
    list.view.settle()
    let before = list.sight
    list.show(list.items.filter { $0.id != 1_002 })
    list.view.settle()
    #expect(list.sight.prefix(2) == before.prefix(2))
    #expect(list.sight[2].text == before[3].text)
    list.expectViewportIsFilled()
  }

  @Test func `a row that takes the place of one that goes keeps its view`() {
    let list = ListFixture(Item.even(0..<6))
    list.view.settle()
    var items = list.items
    items.remove(at: 1)
    items.insert(Item(id: 100, height: 30), at: 0)
    list.show(items)
    list.view.settle()
    list.expectViewportIsFilled()
    #expect(list.sight.count == 6)
  }

  @Test func `a row that moves takes its view and its focus along`() {
    let list = ListFixture(Item.even(0..<1_000))
    list.view.settle()
    let view = list.pressable(of: 2)!
    list.host.moveFocus(to: view)
    var items = list.items
    items.swapAt(2, 5)
    list.show(items)
    list.view.settle()
    #expect(list.pressable(of: 2) === view)
    #expect(list.host.focusedView === view)
    list.expectViewportIsFilled()
  }

  @Test func `a row that is gone forgets, one that stays remembers`() {
    let list = ListFixture(Item.even(0..<10))
    list.view.settle()
    for id in [3, 4] { list.pressable(of: id)?.press() }
    list.view.settle()
    list.show(list.items.filter { $0.id != 3 })
    list.view.settle()
    list.expectViewportIsFilled(presses: [4: 1])
    list.show(Item.even(0..<10))
    list.view.settle()
    list.expectViewportIsFilled(presses: [4: 1])
  }

  @Test func `quite other rows are shown from wherever the list was scrolled`() {
    let list = ListFixture(Item.uneven(0..<5_000))
    list.view.settle()
    list.show(Item.uneven(10_000..<10_050))
    list.view.settle()
    list.expectViewportIsFilled()
    list.controller.scroll(toRow: 49)
    list.show(Item.uneven(20_000..<20_003))
    list.view.settle()
    list.expectViewportIsFilled()
    #expect(list.sight.count == 3)
  }

  @Test func `equal ids are the same rows, though the data can't be compared`() {
    struct Rows: RandomAccessCollection, Sendable {
      let startIndex = 0
      let endIndex: Int
      subscript(index: Int) -> Item { Item(id: index, height: 44) }
    }
    let builds = BuildLog()
    func list(_ count: Int) -> List {
      List(Rows(endIndex: count), id: \.id) { ItemRow(item: $0, builds: builds) }
    }
    let view = HeadlessHostingView(size: Size(width: 300, height: 200)) { list(100) }
    view.settle()
    view.mountHost.log.clear()
    view.update { list(100) }
    view.settle()
    #expect(view.mountHost.log.count == 0)
    view.update { list(2) }
    view.settle()
    #expect(view.root.visibleTexts == [(0, 0), (1, 0)].map(ItemRow.text))
  }
}
