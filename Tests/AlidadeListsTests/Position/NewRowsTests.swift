import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// The number of new rows below the reader; ten rows are in sight.
@MainActor @Suite struct NewRowsTests {
  @MainActor private final class Fixture {
    let controller = ListController()
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { Text("") }
    private(set) var told: VisibleRows?

    init(_ ids: some Collection<Int>, followsEnd: Bool = false) {
      show(ids, followsEnd: followsEnd)
    }

    func show(_ ids: some Collection<Int>, followsEnd: Bool = false) {
      let items = Item.even(ids)
      set(
        List(items, estimatedRowHeight: 40, controller: controller) {
          Text("\($0.id)").frame(height: 40)
        }.followsEnd(followsEnd))
    }

    func set(_ list: List) {
      view.host.setComponent(list.onVisibleRowsChange { [unowned self] in told = $0 })
      view.host.update()
      view.settle()
    }

    func scroll(toRow row: Int) {
      controller.scroll(toRow: row)
      view.settle()
    }

    var newRows: Int? { told?.newRowsBelow }
  }

  @Test func `rows appended to a list are new to a reader at its end, unless it follows the end`() {
    let plain = Fixture(0..<100)
    plain.scroll(toRow: 100)
    #expect(plain.told?.isAtEnd == true)
    plain.show(0..<105)
    #expect(plain.newRows == 5)
    plain.scroll(toRow: 100)
    #expect(plain.newRows == 0)
    let chat = Fixture(0..<100, followsEnd: true)
    chat.scroll(toRow: 100)
    chat.show(0..<105, followsEnd: true)
    #expect(chat.newRows == 0 && chat.told?.isAtEnd == true)
  }

  @Test func `rows that arrive while the list has no room are new`() {
    let list = Fixture(0..<100)
    list.view.size = Size(width: 300, height: 0)
    list.show(0..<101)
    list.show(0..<102)
    list.view.size = Size(width: 300, height: 400)
    list.view.settle()
    #expect(list.newRows == 2)
  }

  @Test func `rows that the reader scrolls to aren't new anymore, also after scrolling back`() {
    let list = Fixture(0..<100)
    list.show(0..<200)
    #expect(list.newRows == 100)
    list.scroll(toRow: 140)
    #expect(list.newRows == 50)
    list.scroll(toRow: 0)
    #expect(list.newRows == 50)
    list.show(-10..<200)
    #expect(list.newRows == 50, "rows above the reader are none")
  }

  @Test func `new rows that are removed don't count`() {
    let list = Fixture(0..<100)
    list.show(0..<110)
    #expect(list.newRows == 10)
    list.show(Array(0..<100) + [101, 103])
    #expect(list.newRows == 2)
    list.show(0..<50)
    #expect(list.newRows == 0)
  }

  @Test func `rows that move stay new or known`() {
    let list = Fixture(0..<100)
    list.show(0..<110)
    list.show(Array(0..<20) + [105, 106] + Array(20..<105) + Array(107..<110))
    #expect(list.newRows == 10)
    list.show(Array(0..<100) + Array((100..<110).reversed()))
    #expect(list.newRows == 10)
  }

  @Test(arguments: [100, 5_000])
  func `rows that come back when a filter is cleared aren't new`(_ count: Int) {
    let list = Fixture(0..<count)
    list.show((0..<count).filter { $0 % 7 == 0 })
    #expect(list.newRows == 0)
    list.show((0..<count).filter { $0 % 3 == 0 })
    #expect(list.newRows == 0)
    list.show((0..<(count + 9)).filter { $0 % 3 == 0 })
    #expect(list.newRows == 3)
    list.show(0..<(count + 9))
    #expect(list.newRows == 9, "others were added while they were left out")
    list.show(0..<(count + 10))
    #expect(list.newRows == 10)
  }

  @Test
  func `the elements of a data source are new when they are added, whatever the filter shows`() {
    let list = Fixture([])
    let source = DataSource((0..<6_000).map { Item(id: $0, height: 40, kind: $0 % 3) })
    func show(_ kind: Int) {
      list.set(
        List(
          source.filtered(by: kind) { $1 < 0 || $0.kind == $1 }, estimatedRowHeight: 40,
          controller: list.controller
        ) { Text("\($0.id)").frame(height: 40) })
    }
    show(-1)
    show(1)
    #expect(list.newRows == 0)
    source.append(Item(id: 7_000, height: 40, kind: 1))
    source.append(Item(id: 7_001, height: 40, kind: 2))
    list.view.settle()
    #expect(list.newRows == 1)
    show(-1)
    #expect(list.newRows == 1, "those that were left out before aren't new")
    source.remove(id: 7_000)
    list.view.settle()
    #expect(list.newRows == 0)
  }

  @Test(arguments: [100, 5_000])
  func `rows that were read aren't new when a filter brings them back, also after a deletion`(
    _ count: Int
  ) {
    let list = Fixture(0..<count)
    let left = Array(0..<3) + Array(4..<count)
    list.show(left)
    list.show(left + Array(count..<(count + 20)))
    list.scroll(toRow: count + 20)
    #expect(list.newRows == 0)
    list.scroll(toRow: 0)
    list.show(left)
    list.show(left + Array(count..<(count + 20)))
    #expect(list.newRows == 0)
  }

  @Test func `the elements of a data source are new when they are added, also after a deletion`() {
    let list = Fixture([])
    let source = DataSource(Item.even(0..<6_000))
    list.set(
      List(source, estimatedRowHeight: 40, controller: list.controller) {
        Text("\($0.id)").frame(height: 40)
      })
    source.remove(id: 5)
    list.view.settle()
    source.append(Item(id: 7_000, height: 40))
    list.view.settle()
    #expect(list.newRows == 1)
    let mounter = list.view.list.scrollDelegate as? ListMounter
    #expect(mounter?.reader.unseen.complete == nil, "it keeps no removed elements")
  }

  @Test func `rows that replace all others are compared with none of them anymore`() {
    let list = Fixture(0..<5_000)
    list.show(1..<5_000)
    list.show(10_000..<10_050)
    let mounter = list.view.list.scrollDelegate as? ListMounter
    #expect(mounter?.reader.unseen.complete == nil)
    list.show(10_000..<10_055)
    #expect(list.newRows == 5)
    list.show(20_000..<20_050)
    #expect(mounter?.reader.unseen.complete == nil)
  }

  @Test func `filters without a common row leave the rows that come back known`() {
    let list = Fixture(0..<100)
    list.show(0..<40)
    list.show(50..<90)
    list.show(0..<100)
    #expect(list.newRows == 0)
    list.show(100..<100)
    list.show(0..<100)
    #expect(list.newRows == 0)
  }
  @Test func `the first rows of a list are not new`() {
    let list = Fixture([])
    list.show(0..<1_000)
    #expect(list.newRows == 0)
  }

  @Test(arguments: 0..<20) func `the number is that of a simple record`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    var ids = Array(0..<60)
    var known = Set(ids)
    var next = 1_000
    let list = Fixture(ids)
    for step in 0..<60 {
      switch number(0...4) {
      case 0, 1:
        for _ in 0..<number(1...4) {
          next += 1
          ids.insert(next, at: number(0...ids.count))
        }
      case 2 where ids.count > 20:
        let gone = Set((0..<number(1...8)).map { _ in ids[number(0...ids.count - 1)] })
        // An id that is gone never comes back.
        ids.removeAll { gone.contains($0) }
      case 3: list.scroll(toRow: number(0...ids.count))
      default: ids.insert(ids.remove(at: number(0...ids.count - 1)), at: number(0...ids.count - 1))
      }
      list.show(ids)
      guard let told = list.told else { continue }
      known.formUnion(ids[..<told.range.upperBound])
      if told.isAtEnd { known.formUnion(ids) }
      let expected = ids[told.range.upperBound...].count { !known.contains($0) }
      #expect(told.newRowsBelow == expected, "seed \(seed), step \(step)")
    }
  }
}
