import AlidadeDiffing
import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// The edits that a data source remembers, and the work of following them.
@MainActor @Suite struct SourceHistoryTests {
  @Test func `a source that exchanges many elements again and again remembers its newest edits`() {
    let source = DataSource(Item.even(0..<1_000))
    var next = 1_000
    for _ in 0..<400 {
      let previous = source.elements
      let new = Item.even(next..<(next + 100))
      next += 100
      source.change { edit in
        edit.removeSubrange(0..<100)
        edit.append(contentsOf: new)
      }
      let changes = source.changes(from: previous, to: source.elements)
      #expect(changes?.map.removedRanges == [0..<100])
      #expect(changes?.map.insertedRanges == [900..<1_000])
    }
  }

  @Test(arguments: [10, 100, 8_000, 9_000, 17_000, 30_000])
  func `an id that comes back after many were removed belongs to its row, or is compared`(
    count: Int
  ) {
    let source = DataSource(Item.even(0..<40_000))
    var versions = [source.elements]
    source.remove(id: 0)
    versions.append(source.elements)
    for start in stride(from: 1, to: count, by: 50) {
      source.change { edit in for id in start..<(start + 50) { edit.remove(id: id) } }
      if start % 1_000 == 1 { versions.append(source.elements) }
    }
    source.append(Item(id: 0, height: 40))
    for previous in versions {
      guard let changes = source.changes(from: previous, to: source.elements) else { continue }
      #expect(changes.map == OffsetMap(from: previous, to: source.elements, id: \.id))
    }
    #expect(source.changes(from: versions[versions.count - 1], to: source.elements) != nil)
  }

  @Test func `the main thread follows few edits, and none that return many elements`() {
    let source = DataSource(Item.even(0..<10_000))
    func elements() -> SourceElements<Item> { SourceElements(source.query) }
    let first = elements()
    source.removeSubrange(9_000..<10_000)
    let second = elements()
    #expect(second.knownChanges(from: first) != nil)
    source.change { edit in
      let removed = Array(edit.elements[0..<3_000])
      edit.removeSubrange(0..<3_000)
      edit.insert(contentsOf: removed, at: 1)
    }
    let third = elements()
    #expect(third.knownChanges(from: second) == nil)
    #expect(
      third.recordedChanges(from: second)?.map
        == OffsetMap(from: second.all, to: third.all, id: \.id))
  }

  @Test func `a removal of many of very many elements is followed without comparing all ids`() {
    let source = DataSource(Item.even(0..<200_000))
    let before = source.elements
    source.removeSubrange(0..<10_000)
    source.append(Item(id: 200_000, height: 40))
    let changes = source.changes(from: before, to: source.elements)
    #expect(changes?.map.removedRanges == [0..<10_000])
    #expect(changes?.map.insertedRanges == [190_000..<190_001])
  }

  @Test func `many elements that come back belong to their rows`() {
    let source = DataSource(Item.even(0..<200_000))
    let before = source.elements
    let removed = Array(before[0..<10_000])
    source.removeSubrange(0..<10_000)
    source.append(contentsOf: removed)
    let changes = source.changes(from: before, to: source.elements)
    #expect(changes?.map == OffsetMap(from: before, to: source.elements, id: \.id))
  }

  @Test func `a change that removes many elements replaces older ones in the memory of a source`() {
    let source = DataSource(Item.even(0..<10_000))
    let first = source.elements
    source.removeSubrange(0..<500)
    let second = source.elements
    source.removeSubrange(0..<8_000)
    #expect(source.changes(from: first, to: source.elements) == nil)
    let changes = source.changes(from: second, to: source.elements)
    #expect(changes?.map.removedRanges == [0..<8_000])
  }

  @Test func `rows in sight aren't built again when a list of very many loses many others`() {
    let list = SourceFixture(Item.even(0..<200_000))
    list.builds.clear()
    list.source.removeSubrange(180_000..<190_000)
    list.view.settle()
    #expect(list.mounter.content.count == 190_000)
    #expect(list.builds.total == 0)
  }

  // MARK: - Removing by a condition

  @Test func `the elements that a condition leaves of very many are stored as if they were new`() {
    let source = DataSource(Item.even(0..<40_000))
    let before = source.elements
    let evaluations = BuildLog()
    source.removeAll {
      evaluations.note($0.id)
      return $0.id % 2 == 0
    }
    #expect(evaluations.total == 40_000)
    #expect(source.elements.map(\.id) == Array(stride(from: 1, to: 40_000, by: 2)))
    var runs = 0
    source.elements.visitLeaves { run in
      runs += 1
      return run.labels.isRegular
    }
    #expect(runs == 20_000 / ElementRun<Item>.capacity)
    #expect(source.offset(of: 20_000) == nil && source.offset(of: 20_001) == 10_000)
    source.insert(Item(id: 20_000, height: 1), at: 10_000)
    #expect(source.offset(of: 20_001) == 10_001 && source.offset(of: 39_999) == 20_000)
    #expect(before.count == 40_000)
  }

  @Test func `a list shows the elements that a condition leaves of very many, with their state`() {
    let list = SourceFixture(Item.even(0..<40_000))
    list.press(4)
    list.source.removeAll { $0.id % 4 != 0 }
    list.view.settle()
    #expect(list.ids == (0..<10).map { $0 * 4 })
    #expect(list.view.root.visibleTexts.contains(ItemRow.text(4, presses: 1)))
    list.press(4)
    list.source.removeAll { $0.id % 8 == 0 }
    list.view.settle()
    #expect(list.ids.prefix(3) == [4, 12, 20])
    #expect(list.view.root.visibleTexts.first == ItemRow.text(4, presses: 2))
  }
}
