import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Lists of the elements of a data source that are divided into sections.
@MainActor @Suite struct GroupedSourceTests {
  private struct Choice: Hashable {
    /// The elements are in the order of their heights; otherwise, in that of the source.
    var isSorted = false
    /// The kind of the items; `nil` for all.
    var kind: Int?
    /// The number of neighboring ids in a section.
    var width = 10
    var hasFooters = false
  }

  private struct GroupedList: Component {
    let source: DataSource<Item>
    let choice: Choice
    let groupings: BuildLog
    let headers: BuildLog
    let builds: BuildLog

    func body(_ context: Context<NoState>) -> some Component {
      list
    }

    private var list: List {
      let groupings = groupings
      let section: @Sendable (Item, Int) -> Int = { item, width in
        groupings.note(item.id)
        return item.id / width
      }
      guard let kind = choice.kind else {
        if choice.isSorted {
          return list(
            source.sorted(by: \.height).grouped(
              by: choice.width, section: section, line: 1, column: 1))
        }
        return list(source.grouped(by: choice.width, section: section, line: 1, column: 1))
      }
      let filtered = source.filtered(by: kind) { $0.kind == $1 }
      return list(
        choice.isSorted
          ? filtered.sorted(by: \.height).grouped(
            by: choice.width, section: section, line: 1, column: 1)
          : filtered.grouped(by: choice.width, section: section, line: 1, column: 1))
    }

    private func list(_ elements: DataSource<Item>.Grouped<Int>) -> List {
      let (builds, headers) = (builds, headers)
      guard choice.hasFooters else {
        return List(elements) { item in
          ItemRow(item: item, builds: builds)
        } header: { group in
          let _ = headers.note(group.id)
          Text("header \(group.id): \(group.elements.map(\.id))").frame(height: 20)
        }
      }
      return List(elements) { item in
        ItemRow(item: item, builds: builds)
      } header: { group in
        Text("header \(group.id): \(group.elements.map(\.id))").frame(height: 20)
      } footer: { group in
        Text("footer \(group.id): \(group.elements.count)").frame(height: 20)
      }
    }
  }

  @MainActor private final class Fixture {
    let source: DataSource<Item>
    let groupings = BuildLog()
    let headers = BuildLog()
    let builds = BuildLog()
    var choice: Choice
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { Text("") }

    init(_ items: [Item], _ choice: Choice = Choice()) {
      source = DataSource(items)
      self.choice = choice
      show()
      view.settle()
    }

    func show() {
      view.update {
        GroupedList(
          source: source, choice: choice, groupings: groupings, headers: headers, builds: builds)
      }
    }

    var host: HeadlessMountHost { view.mountHost }

    var content: ListContent? { (view.list.scrollDelegate as? ListMounter)?.content }

    /// All rows: the ids of items, and the names of sections for their headers and footers.
    var rows: [String] {
      guard let rows = content?.rows else { return [] }
      return (0..<rows.count).map { row in
        if let item = rows.element(of: row) as? Item { return "\(item.id)" }
        return rows.key(of: row).id(as: SectionEdge.self).map { "\($0)" } ?? "?"
      }
    }

    /// The rows that a simple list would show.
    var expected: [String] {
      var items = source.elements.filter { choice.kind == nil || $0.kind == choice.kind }
      if choice.isSorted { items.sort { $0.height < $1.height } }
      var sections: [Int] = []
      for item in items where !sections.contains(item.id / choice.width) {
        sections.append(item.id / choice.width)
      }
      return sections.flatMap { section in
        let header = SectionEdge(section: ComponentKey(section), kind: .header)
        let footer = SectionEdge(section: ComponentKey(section), kind: .footer)
        return ["\(header)"] + items.filter { $0.id / choice.width == section }.map { "\($0.id)" }
          + (choice.hasFooters ? ["\(footer)"] : [])
      }
    }

    var texts: [String] { view.list.visibleSubviews.map { $0.visibleTexts.joined() } }

    func press(_ id: Int) {
      view.list.visibleSubviews.flatMap(\.descendants)
        .compactMap { $0 as? HeadlessPressableView }
        .first { ItemRow.id(in: $0.visibleTexts.joined()) == id }?.press()
      view.settle()
    }
  }

  private func items(_ ids: Range<Int>) -> [Item] {
    ids.map { Item(id: $0, height: Double(20 + ($0 * 7) % 13), kind: $0 % 3) }
  }

  @Test func `a list shows the elements in their sections, and follows changes of both`() {
    let list = Fixture(items(0..<30))
    #expect(list.rows == list.expected && list.rows.count == 33)
    list.source.append(contentsOf: items(30..<45))
    list.source.remove(id: 4)
    list.source.move(from: 1, to: 20)
    list.source.removeSubrange(8..<18)
    list.view.settle()
    #expect(list.rows == list.expected)
    for choice in [
      Choice(isSorted: true), Choice(isSorted: true, kind: 1), Choice(kind: 1), Choice(width: 7),
      Choice(width: 7, hasFooters: true), Choice(isSorted: true, kind: 2, hasFooters: true),
    ] {
      list.choice = choice
      list.show()
      list.view.settle()
      #expect(list.rows == list.expected, "\(choice)")
    }
    list.source.removeAll()
    list.view.settle()
    #expect(list.rows.isEmpty)
    list.source.append(contentsOf: items(0..<12))
    list.view.settle()
    #expect(list.rows == list.expected)
  }

  @Test func `sections are determined only of elements that were added or changed`() {
    let list = Fixture(items(0..<4_000), Choice(width: 100))
    list.groupings.clear()
    list.source.insert(Item(id: 9_000, height: 25), at: 20)
    list.source.update(id: 40) { $0.height = 31 }
    list.source.remove(id: 10)
    list.source.move(from: 5, to: 3_500)
    list.view.settle()
    #expect(list.rows == list.expected)
    #expect(Set(list.groupings.ids).isSubset(of: [9_000, 40]))
    // A list that is rebuilt determines none.
    list.groupings.clear()
    list.show()
    list.view.settle()
    #expect(list.groupings.total == 0)
  }

  @Test func `a header is built again if its section has other elements, and only then`() {
    let list = Fixture(items(0..<30))
    #expect(list.texts.first == "header 0: \(Array(0..<10))")
    list.headers.clear()
    list.source.append(Item(id: 30, height: 20))
    list.view.settle()
    #expect(!list.headers.ids.contains(0) && !list.headers.ids.contains(1))
    list.source.remove(id: 3)
    list.view.settle()
    #expect(list.headers.ids.contains(0))
    #expect(list.texts.first == "header 0: \([0, 1, 2] + Array(4..<10))")
  }

  @Test func `other sections are determined away from the main thread`() {
    let list = Fixture(items(0..<4_000), Choice(width: 100))
    (list.host.leavesBackgroundWork, list.host.holdsBackgroundWork) = (true, true)
    let before = list.rows
    list.groupings.clear()
    list.choice.width = 50
    withImmediateUpdates { list.show() }
    list.host.runMainWork()
    list.host.runFrame()
    #expect(list.groupings.total == 0 && list.rows == before)
    (list.host.leavesBackgroundWork, list.host.holdsBackgroundWork) = (false, false)
    list.view.settle()
    #expect(list.rows == list.expected)
  }

  @Test func `other kinds of sections keep the rows of the former ones until they are determined`()
  {
    let source = DataSource(items(0..<4_000))
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { Text("") }
    var count: Int? { (view.list.scrollDelegate as? ListMounter)?.content.count }
    view.update { List(source) { Text("\($0.id)") } }
    view.settle()
    #expect(count == 4_000)
    let host = view.mountHost
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (true, true)
    view.update {
      List(source.grouped(by: \.kind)) {
        Text("\($0.id)")
      } header: {
        Text("kind \($0.id)")
      }
    }
    host.runMainWork()
    let waiting = view.list.scrollDelegate as? ListMounter
    #expect(waiting?.latestSource?.content.count == 4_000)
    (host.leavesBackgroundWork, host.holdsBackgroundWork) = (false, false)
    view.settle()
    #expect(count == 4_003)
    view.update {
      List(source.grouped(by: \.height)) {
        Text("\($0.id)")
      } header: {
        Text("\($0.id) high")
      }
    }
    view.settle()
    #expect(count == 4_013)
    view.update { List(source.filtered(by: 1) { $0.kind == $1 }) { Text("\($0.id)") } }
    view.settle()
    #expect(count == source.elements.filter { $0.kind == 1 }.count)
  }

  @Test func `a row keeps its state in another section`() {
    let list = Fixture(items(0..<30))
    list.press(1)
    list.source.move(from: 1, to: 15)
    list.choice.width = 4
    list.show()
    list.view.settle()
    #expect(list.texts.contains(ItemRow.text(1, presses: 1)))
  }

  @Test func `the reader's row stays in place while elements come to sections above`() {
    let list = Fixture(items(0..<200))
    list.view.list.scroll(by: 1_000)
    list.view.settle()
    func row(_ text: String) -> Double? {
      list.view.list.visibleSubviews.first { $0.visibleTexts.joined() == text }.map {
        $0.frame.minY + list.view.list.contentOrigin.y
      }
    }
    let text = list.texts[list.texts.count / 2]
    let place = row(text)
    list.source.insert(contentsOf: items(1_000..<1_010), at: 0)
    list.source.remove(id: 2)
    list.view.settle()
    #expect(place != nil && row(text) == place)
    #expect(list.rows == list.expected)
  }

  @Test func `a property divides elements into sections`() {
    let source = DataSource(items(0..<6))
    let view = HeadlessHostingView(size: Size(width: 100, height: 400)) {
      List(source.grouped(by: \.kind)) { item in
        Text("\(item.id)")
      } header: { group in
        Text("kind \(group.id)")
      }
    }
    view.settle()
    #expect(
      view.root.visibleTexts == ["kind 0", "0", "3", "kind 1", "1", "4", "kind 2", "2", "5"])
    source.update(id: 3) { $0.kind = 2 }
    view.settle()
    #expect(
      view.root.visibleTexts == ["kind 0", "0", "kind 1", "1", "4", "kind 2", "2", "3", "5"])
  }

  private struct Song: Identifiable, Sendable {
    let id: Int
    var year: UInt16 { UInt16(1_900 + id / 10) }
    var century: Int8? { Int8(exactly: id / 1_000) }
  }

  @Test func `a list opens at a section of any integer type, and scrolls to it`() {
    let source = DataSource((0..<2_000).map(Song.init))
    let controller = ListController()
    func view<Section>(
      _ elements: DataSource<Song>.Grouped<Section>, opensAt position: ListPosition = .start
    ) -> HeadlessHostingView {
      let view = HeadlessHostingView(size: Size(width: 100, height: 400)) {
        List(elements, controller: controller) { song in
          Text("\(song.id)").frame(height: 20)
        } header: { group in
          Text("from \(group.id)").frame(height: 20)
        }
        .opens(at: position)
      }
      view.settle()
      return view
    }
    let years = view(source.grouped(by: \.year))
    controller.scroll(to: .section(UInt16(1_999)))
    years.settle()
    #expect(years.root.visibleTexts.first == "from 1999")
    controller.scroll(to: .section(1_950))
    years.settle()
    #expect(years.root.visibleTexts.first == "from 1950")
    let opened = view(source.grouped(by: \.year), opensAt: .section(UInt16(1_980)))
    #expect(opened.root.visibleTexts.first == "from 1980")
    let centuries = view(source.grouped(by: \.century), opensAt: .section(Int8(1)))
    #expect(centuries.root.visibleTexts.contains("1000"))
    #expect(!centuries.root.visibleTexts.contains("0"))
  }

  @Test(arguments: 0..<8)
  func `random edits and choices end with the rows of a simple list`(seed: Int) {
    var random = RandomEdits(seed: seed)
    let list = Fixture(items(0..<40))
    var nextID = 1_000
    for _ in 0..<SoundnessSteps.count(standard: 40) {
      for _ in 0..<random.number(0...3) {
        let count = list.source.count
        let offset = count == 0 ? 0 : random.number(0...count - 1)
        switch random.number(0...6) {
        case 0:
          list.source.insert(
            contentsOf: items(nextID..<(nextID + random.number(1...120))), at: offset)
          nextID += 1_000
        case 1 where count > 0:
          list.source.removeSubrange(offset..<min(count, offset + random.number(1...300)))
        case 2 where count > 0: list.source.move(from: offset, to: random.number(0...count - 1))
        case 3 where count > 0:
          let (id, kind) = (list.source.elements[offset].id, random.number(0...2))
          list.source.update(id: id) { $0.kind = kind }
        case 4 where random.number(0...3) == 0:
          list.source.replaceAll(with: Array(list.source.elements.reversed()))
        default:
          list.choice.isSorted = random.number(0...1) == 0
          list.choice.kind = random.number(0...1) == 0 ? nil : random.number(0...2)
          list.choice.width = [1, 7, 30][random.number(0...2)]
          list.choice.hasFooters = random.number(0...1) == 0
          list.show()
        }
      }
      switch random.number(0...2) {
      case 0:
        list.view.settle()
        #expect(list.rows == list.expected)
      case 1: list.host.runFrame()
      default: list.view.list.scroll(by: Double(random.number(-500...500)))
      }
    }
    list.view.settle()
    #expect(list.rows == list.expected)
  }
}
