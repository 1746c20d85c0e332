import AlidadeDiffing
import Testing

@testable import AlidadeLists

struct GroupedPositionsTests {
  /// What a row of a simple list of sections shows.
  private enum Row: Hashable {
    case header(Int)
    case element(Int)
    case footer(Int)
  }

  private func rows(_ ids: [Int], hasFooters: Bool, section: (Int) -> Int) -> [Row] {
    var sections: [Int] = []
    for id in ids where !sections.contains(section(id)) { sections.append(section(id)) }
    return sections.flatMap { number in
      [.header(number)] + ids.filter { section($0) == number }.map(Row.element)
        + (hasFooters ? [.footer(number)] : [])
    }
  }

  private func positions(
    _ ids: [Int], hasFooters: Bool, section: (Int) -> Int
  ) -> GroupedPositions<Int> {
    var builder = GroupedPositionsBuilder<Int>()
    for id in ids { builder.append(section(id)) }
    return builder.finish(hasFooters: hasFooters)
  }

  private func rows(_ positions: GroupedPositions<Int>, _ ids: [Int]) -> [Row] {
    (0..<positions.bounds.rowCount).map { row in
      if let position = positions.position(ofRow: row) {
        #expect(positions.row(ofPosition: position) == row)
        return .element(ids[position])
      }
      let number = positions.bounds.section(of: row) ?? -1
      let isHeader = positions.bounds.rows(of: number).lowerBound == row
      let section = positions.sections[number]
      #expect(positions.number(of: section) == number)
      return isHeader ? .header(section) : .footer(section)
    }
  }

  @Test func `elements of a section are together, at the place of the first one`() {
    let ids = [3, 10, 4, 20, 11, 5]
    let positions = positions(ids, hasFooters: true) { $0 / 10 }
    #expect(
      rows(positions, ids) == [
        .header(0), .element(3), .element(4), .element(5), .footer(0), .header(1), .element(10),
        .element(11), .footer(1), .header(2), .element(20), .footer(2),
      ])
    #expect(positions.rows(of: 1..<5) == [6..<7, 2..<3, 10..<11, 7..<8])
    #expect(positions.rows(of: 2..<2).isEmpty)
  }

  @Test func `neighbors of one section take the memory of one`() {
    let positions = positions(Array(0..<1_000), hasFooters: false) { $0 / 500 }
    #expect(positions.runs.count == 2)
    let changes = RowChanges(OffsetMap(identityOf: 1_000), updated: [3, 700])
    #expect(positions.following(changes) { $0 / 500 }?.runs.count == 2)
  }

  @Test func `sections of added elements aren't determined once the result is obsolete`() {
    let positions = positions(Array(0..<10), hasFooters: false) { $0 / 5 }
    let added = RowChanges(
      OffsetMap(oldCount: 10, newCount: 5000, pieces: [(0..<10, 2000)]), updated: [])
    let progress = ComparisonProgress()
    var determined: [Int] = []
    _ = positions.following(added, progress) { position in
      determined.append(position)
      if position == 20 { progress.cancel() }
      return 7
    }
    #expect(determined == Array(0...20))
  }

  @Test func `no elements have no sections`() {
    let positions = positions([], hasFooters: true) { $0 }
    #expect(positions.bounds.rowCount == 0 && positions.elementCount == 0)
    #expect(positions.rows(of: 0..<0).isEmpty && positions.number(of: 1) == nil)
  }

  @Test func `an edge is updated if the elements of its section are others, or in another order`() {
    let ids = Array(0..<9)
    let before = positions(ids, hasFooters: true) { $0 / 3 }
    func updated(_ new: [Int], _ elements: Set<Int> = []) -> Set<Row>? {
      let changes = RowChanges(OffsetMap(from: ids, to: new, id: { $0 }), updated: elements)
      let after = positions(new, hasFooters: true) { min($0 / 3, 2) }
      let rows = rows(after, new)
      return after.changes(from: before, after: changes).updated.map { Set($0.map { rows[$0] }) }
    }
    #expect(updated(ids) == [])
    #expect(updated([0, 1, 2, 4, 5, 6, 7, 8]) == [.header(1), .footer(1)])
    #expect(updated([0, 1, 2, 3, 5, 4, 6, 7, 8]) == [.header(1), .footer(1)])
    #expect(updated(ids + [9]) == [.header(2), .footer(2)])
    #expect(updated(ids, [4]) == [.element(4), .header(1), .footer(1)])
    #expect(updated([3, 4, 5, 0, 1, 2, 6, 7, 8]) == [], "sections that move as a whole")
  }

  @Test(arguments: 0..<40)
  func `random changes change the rows as a comparison of all rows does`(seed: Int) throws {
    var edits = RandomEdits(seed: seed)
    let hasFooters = seed.isMultiple(of: 2)
    var ids = Array(0..<edits.number(0...200))
    var shifts: [Int: Int] = [:]
    let width = edits.number(1...30)
    func section(_ id: Int) -> Int { (id / width + shifts[id, default: 0]) % 12 }
    var positions = positions(ids, hasFooters: hasFooters, section: section)
    var rows = rows(ids, hasFooters: hasFooters, section: section)
    #expect(self.rows(positions, ids) == rows)
    for _ in 0..<30 {
      let previous = ids
      _ = edits.edit(&ids)
      let map = OffsetMap(from: previous, to: ids, id: { $0 })
      var updated: Set<Int> = []
      for _ in 0..<edits.number(0...5) where !ids.isEmpty {
        let offset = edits.number(0...ids.count - 1)
        guard map.oldOffset(ofNew: offset) != nil else { continue }
        updated.insert(offset)
        shifts[ids[offset], default: 0] += edits.number(0...2)
      }
      let changes = RowChanges(map, updated: updated, added: map.insertedRanges)
      var evaluated: Set<Int> = []
      let following = positions.following(changes) { position in
        evaluated.insert(position)
        return section(ids[position])
      }
      let new = try #require(following)
      #expect(evaluated == updated.union(map.insertedRanges.joined()))
      let newRows = self.rows(ids, hasFooters: hasFooters, section: section)
      #expect(self.rows(new, ids) == newRows)
      let found = new.changes(from: positions, after: changes)
      #expect(found.map == OffsetMap(from: rows, to: newRows, id: { $0 }))
      let updatedRows = Set(updated.map { Row.element(ids[$0]) })
      let foundRows = try #require(found.updated).map { newRows[$0] }
      #expect(updatedRows.isSubset(of: foundRows))
      for case .element(let id) in foundRows { #expect(updatedRows.contains(.element(id))) }
      let added = Set(map.insertedRanges.joined().map { Row.element(ids[$0]) })
      #expect(Set(found.added?.joined().map { newRows[$0] } ?? []) == added)
      (positions, rows) = (new, newRows)
    }
  }
}
