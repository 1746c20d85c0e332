import AlidadeDiffing
import AlidadeTesting
import Testing

@testable import AlidadeLists

struct KeptElementsTests {
  private func kept(_ ids: some Collection<Int>, where isIncluded: (Int) -> Bool) -> KeptElements {
    KeptElements(DataSource(Item.even(ids)).elements) { isIncluded($0.id) }
  }

  @Test func `rows and offsets of elements that are kept are found from each other`() {
    for step in [1, 2, 7, 1000] {
      let kept = kept(0..<5000) { $0.isMultiple(of: step) }
      #expect(kept.count == (4999 / step) + 1)
      for row in 0..<kept.count {
        #expect(kept.offset(ofRow: row) == row * step)
        #expect(kept.row(ofOffset: row * step) == row)
      }
      if step > 1 {
        #expect(kept.row(ofOffset: 1) == nil && kept.row(ofOffset: 4999 - 4998 % step) == nil)
      }
    }
    #expect(kept(0..<100) { _ in false }.count == 0)
    #expect(KeptElements(all: 0).count == 0)
    #expect(KeptElements(all: 10).offset(ofRow: 9) == 9)
  }

  @Test(arguments: 0..<40)
  func `random changes of elements and of conditions change the rows as a comparison of ids does`(
    seed: Int
  ) throws {
    var edits = RandomEdits(seed: seed)
    var ids = Array(0..<edits.number(0...400))
    var parities: [Int: Int] = [:]
    var modulus = 3
    func isIncluded(_ id: Int) -> Bool { (id + parities[id, default: 0]) % modulus == 0 }
    var kept = self.kept(ids, where: isIncluded)
    var rows = ids.filter(isIncluded)
    for _ in 0..<30 {
      let previous = ids
      _ = edits.edit(&ids)
      let sourceMap = OffsetMap(from: previous, to: ids, id: { $0 })
      var updated: Set<Int> = []
      for _ in 0..<edits.number(0...5) where !ids.isEmpty {
        let offset = edits.number(0...ids.count - 1)
        guard sourceMap.oldOffset(ofNew: offset) != nil else { continue }
        updated.insert(offset)
        parities[ids[offset], default: 0] += edits.number(0...1)
      }
      let changes = RowChanges(sourceMap, updated: updated)
      let changesCondition = edits.number(0...3) == 0
      if changesCondition { modulus = edits.number(1...4) }
      let newRows = ids.filter(isIncluded)
      let map: RowChanges
      let new: KeptElements
      if changesCondition {
        new = self.kept(ids, where: isIncluded)
        map = new.allChanges(from: kept, after: changes)
      } else {
        new = kept.following(changes) { isIncluded(ids[$0]) }
        map = try #require(new.changes(from: kept, after: changes))
        #expect(new.allChanges(from: kept, after: changes).map == map.map)
        #expect(
          new.allChanges(from: kept, after: changes).updated?.isSuperset(of: map.updated ?? [])
            == true)
      }
      #expect(new.count == newRows.count)
      #expect((0..<new.count).map { ids[new.offset(ofRow: $0)] } == newRows)
      #expect(map.map == OffsetMap(from: rows, to: newRows, id: { $0 }))
      let updatedIDs = Set(updated.map { ids[$0] }).intersection(newRows).intersection(rows)
      #expect(map.updated.map { Set($0.map { newRows[$0] }) }?.isSuperset(of: updatedIDs) == true)
      (kept, rows) = (new, newRows)
    }
  }

  @Test func `the evaluation of added elements ends when it is obsolete`() {
    let kept = kept(0..<10) { $0 < 5 }
    let added = RowChanges(
      OffsetMap(oldCount: 10, newCount: 5000, pieces: [(0..<10, 2000)]), updated: [])
    let progress = ComparisonProgress()
    var evaluated: [Int] = []
    _ = kept.following(added, progress) { offset in
      evaluated.append(offset)
      if offset == 20 { progress.cancel() }
      return true
    }
    #expect(evaluated == Array(0...20))
    #expect(progress.visitedCount >= 21)
  }

  @Test func `a condition that depends on more than its value is noticed`() {
    let (previous, now) = (kept(0..<10) { $0 < 5 }, kept(0..<10) { $0 < 3 })
    let unchanged = RowChanges(OffsetMap(identityOf: 10), updated: [])
    #expect(now.changes(from: previous, after: unchanged) == nil)
    #expect(now.allChanges(from: previous, after: unchanged).map.removedRanges == [3..<5])
  }
}
