import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

@testable import AlidadeLists

/// Lists of the elements of a data source in another order.
@MainActor @Suite struct SortedSourceTests {
  /// The order of a list: by height, by kind and then backward by id, or that of the source.
  private enum Order: Hashable { case height, kind, source }

  private struct Choice: Hashable {
    var order = Order.height
    /// The kind of the items; `nil` for all.
    var kind: Int?
  }

  private struct SortedList: Component {
    let source: DataSource<Item>
    let choice: Choice
    let comparisons: BuildLog
    let builds: BuildLog

    func body(_ context: Context<NoState>) -> some Component {
      list
    }

    private var list: List {
      let (comparisons, builds) = (comparisons, builds)
      let row: @Sendable (Item) -> ItemRow = { ItemRow(item: $0, builds: builds) }
      let isBefore: @Sendable (Item, Item, Order) -> Bool = { one, other, order in
        comparisons.note(0)
        return order == .height
          ? one.height < other.height : (one.kind, -one.id) < (other.kind, -other.id)
      }
      let filtered = choice.kind.map { kind in source.filtered(by: kind) { $0.kind == $1 } }
      if choice.order == .source {
        return filtered.map { List($0, row: row) } ?? List(source, row: row)
      }
      // Both calls count as one place, so a filter keeps the order.
      return List(
        filtered?.sorted(by: choice.order, areInIncreasingOrder: isBefore, line: 1, column: 1)
          ?? source.sorted(by: choice.order, areInIncreasingOrder: isBefore, line: 1, column: 1),
        row: row)
    }
  }

  @MainActor private final class Fixture {
    let source: DataSource<Item>
    let comparisons = BuildLog()
    let builds = BuildLog()
    var choice = Choice()
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { Text("") }

    init(_ items: [Item]) {
      source = DataSource(items)
      show()
      view.settle()
    }

    func show() {
      view.update {
        SortedList(source: source, choice: choice, comparisons: comparisons, builds: builds)
      }
    }

    var host: HeadlessMountHost { view.mountHost }

    var content: ListContent? { (view.list.scrollDelegate as? ListMounter)?.content }

    /// The ids of all rows.
    var ids: [Int] {
      guard let rows = content?.rows else { return [] }
      return (0..<rows.count).compactMap { (rows.element(of: $0) as? Item)?.id }
    }

    /// The ids that a simple list would show.
    var expected: [Int] {
      let items = source.elements.filter { choice.kind == nil || $0.kind == choice.kind }
      // The sort of the standard library keeps the order of equal elements.
      switch choice.order {
      case .height: return items.sorted { $0.height < $1.height }.map(\.id)
      case .kind: return items.sorted { ($0.kind, -$0.id) < ($1.kind, -$1.id) }.map(\.id)
      case .source: return items.map(\.id)
      }
    }

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

  @Test func `a list shows the elements in an order, and follows changes of both`() {
    let list = Fixture(items(0..<30))
    #expect(list.ids == list.expected)
    list.source.append(contentsOf: items(30..<40))
    list.source.remove(id: 4)
    list.source.move(from: 1, to: 20)
    list.source.update(id: 9) { $0.height = 33 }
    list.view.settle()
    #expect(list.ids == list.expected && list.ids.last == 9)
    list.choice.order = .kind
    list.show()
    list.view.settle()
    #expect(list.ids == list.expected)
    list.choice.kind = 1
    list.show()
    list.view.settle()
    #expect(list.ids == list.expected)
    list.choice.order = .source
    list.show()
    list.view.settle()
    #expect(list.ids == list.expected)
  }

  @Test func `elements that are added or changed are placed by binary search`() {
    let list = Fixture(items(0..<4_000))
    list.comparisons.clear()
    list.source.insert(Item(id: 9_000, height: 25, kind: 1), at: 3_000)
    list.source.update(id: 40) { $0.height = 31 }
    list.source.remove(id: 10)
    list.source.move(from: 5, to: 3_500)
    list.view.settle()
    #expect(list.ids == list.expected)
    #expect((1...150).contains(list.comparisons.total), "\(list.comparisons.total)")
    // A filter in the same order compares nothing.
    list.comparisons.clear()
    list.choice.kind = 2
    list.show()
    list.view.settle()
    #expect(list.ids == list.expected)
    #expect(list.comparisons.total == 0)
    // Neither does a list that is rebuilt.
    list.show()
    list.view.settle()
    #expect(list.comparisons.total == 0)
  }

  @Test func `another order is sorted away from the main thread, and the next one overtakes it`() {
    let list = Fixture(items(0..<4_000))
    (list.host.leavesBackgroundWork, list.host.holdsBackgroundWork) = (true, true)
    let before = list.ids
    list.comparisons.clear()
    list.choice.order = .kind
    withImmediateUpdates { list.show() }
    list.host.runMainWork()
    list.host.runFrame()
    #expect(list.comparisons.total == 0 && list.ids == before)
    list.choice = Choice(order: .height, kind: 1)
    list.show()
    list.host.runBackgroundWork()
    list.host.runMainWork()
    list.host.runFrame()
    #expect(list.comparisons.total == 0, "the former order was never sorted")
    #expect(list.ids == list.expected)
    (list.host.leavesBackgroundWork, list.host.holdsBackgroundWork) = (false, false)
    list.view.settle()
    #expect(list.ids == list.expected)
  }

  @Test func `a row keeps its state wherever it goes`() {
    let list = Fixture(items(0..<30))
    let id = list.ids[1]
    list.press(id)
    list.source.update(id: id) { $0.height = 26 }
    list.view.settle()
    list.choice.order = .source
    list.show()
    list.view.settle()
    list.source.move(from: list.source.offset(of: id) ?? 0, to: 0)
    list.view.settle()
    #expect(list.view.root.visibleTexts.contains(ItemRow.text(id, presses: 1)))
  }

  @Test func `a property is an order`() {
    let source = DataSource(items(0..<5_000))
    func show(_ direction: SortDirection) -> [Int] {
      let view = HeadlessHostingView(size: Size(width: 100, height: 200)) {
        List(source.sorted(by: \.height, direction), estimatedRowHeight: 20) {
          Text("\($0.id)").frame(height: 20)
        }
      }
      view.settle()
      return view.root.visibleTexts.compactMap { Int($0) }
    }
    let ascending = source.elements.sorted { $0.height < $1.height }.map(\.id)
    let descending = source.elements.sorted { $0.height > $1.height }.map(\.id)
    #expect(show(.ascending) == Array(ascending.prefix(10)))
    #expect(show(.descending) == Array(descending.prefix(10)))
  }

  @Test(arguments: 0..<6)
  func `random edits, conditions and orders end with the elements of a simple list`(seed: Int) {
    var random = RandomEdits(seed: seed)
    let list = Fixture(items(0..<40))
    var nextID = 1_000
    for _ in 0..<SoundnessSteps.count(standard: 40) {
      for _ in 0..<random.number(0...3) {
        let count = list.source.count
        let offset = count == 0 ? 0 : random.number(0...count - 1)
        switch random.number(0...6) {
        case 0:
          let new = items(nextID..<(nextID + random.number(1...120)))
          nextID += 1_000
          list.source.insert(contentsOf: new, at: offset)
        case 1 where count > 0:
          list.source.removeSubrange(offset..<min(count, offset + random.number(1...300)))
        case 2 where count > 0: list.source.move(from: offset, to: random.number(0...count - 1))
        case 3 where count > 0:
          let (id, kind) = (list.source.elements[offset].id, random.number(0...2))
          let height = Double(random.number(20...33))
          list.source.update(id: id) { ($0.kind, $0.height) = (kind, height) }
        case 4 where random.number(0...3) == 0:
          list.source.replaceAll(with: Array(list.source.elements.reversed()))
        default:
          list.choice.order = [.height, .kind, .source][random.number(0...2)]
          list.choice.kind = random.number(0...1) == 0 ? nil : random.number(0...2)
          list.show()
        }
      }
      switch random.number(0...2) {
      case 0:
        (list.host.leavesBackgroundWork, list.host.holdsBackgroundWork) = (true, true)
        list.host.runMainWork()
        list.host.runFrame()
        (list.host.leavesBackgroundWork, list.host.holdsBackgroundWork) = (false, false)
      case 1: list.host.runMainWork()
      default:
        list.view.settle()
        #expect(list.ids == list.expected)
      }
    }
    list.view.settle()
    #expect(list.ids == list.expected)
    let seen = list.view.root.visibleTexts.compactMap(ItemRow.id)
    #expect(seen.isEmpty == list.expected.isEmpty && list.expected.firstRange(of: seen) != nil)
  }

  @Test func `orders with the same value in different places are different`() {
    let source = DataSource(Item.uneven(0..<50))
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { Text("") }
    func ids(_ isByHeight: Bool) -> [Int] {
      let sorted =
        if isByHeight {
          source.sorted(by: true) { $2 ? $0.height < $1.height : $0.height > $1.height }
        } else {
          source.sorted(by: true) { $2 ? $0.id > $1.id : $0.id < $1.id }
        }
      view.host.setComponent(List(sorted) { Text("\($0.id)").frame(height: 40) })
      view.settle()
      let rows = (view.list.scrollDelegate as? ListMounter)?.content.rows
      return rows.map { rows in (0..<rows.count).compactMap { (rows.element(of: $0) as? Item)?.id }
      } ?? []
    }
    let byHeight = source.elements.sorted { $0.height < $1.height }.map(\.id)
    #expect(ids(true) == byHeight)
    #expect(ids(false) == Array((0..<50).reversed()))
    #expect(ids(true) == byHeight)
  }
}
