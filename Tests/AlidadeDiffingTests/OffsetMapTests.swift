import AlidadeDiffing
import Testing

struct OffsetMapTests {
  @Test func `unique ids are found wherever they are`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<3000 {
      let old = Item.randomUnique(using: &random)
      let new = Item.randomUnique(using: &random)
      let map = OffsetMap(from: old, to: new)
      #expect(Naive.newOffsets(of: map) == Naive.newOffsets(from: old, to: new))
    }
  }

  @Test func `edits of large collections are found`() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<150 {
      var unusedID = random.int(0...900)
      let old = (0..<unusedID).map { Item($0) }
      let new = Item.edited(old, unusedID: &unusedID, using: &random)
      let map = OffsetMap(from: old, to: new)
      #expect(Naive.newOffsets(of: map) == Naive.newOffsets(from: old, to: new))
    }
  }

  @Test func `as many elements with the same id are matched as both collections have`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<3000 {
      let old = Item.random(using: &random)
      let new = Item.random(using: &random)
      let map = OffsetMap(from: old, to: new)
      let pairs = Naive.newOffsets(of: map).enumerated().compactMap { old, new in
        new.map { (old, $0) }
      }
      #expect(pairs.allSatisfy { old[$0].id == new[$1].id })
      #expect(Set(pairs.map(\.1)).count == pairs.count)
      let newCounts = Naive.counts(new)
      let expected = Naive.counts(old).reduce(0) { $0 + min($1.value, newCounts[$1.key] ?? 0) }
      #expect(pairs.count == expected)
      #expect(map.keptCount == expected)
    }
  }

  @Test func `runs are maximal and in order`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<1500 {
      let map = OffsetMap(from: Item.random(using: &random), to: Item.random(using: &random))
      #expect(Naive.areMaximal(map.runs))
      #expect(map.runs.allSatisfy { !$0.old.isEmpty && $0.new.upperBound <= map.newCount })
      let byNewOffset = map.runs.sorted { $0.newStart < $1.newStart }
      #expect(map.runsByNewOffset == byNewOffset)
      #expect(map.hasMoves == (byNewOffset != map.runs))
    }
  }

  @Test func `look-ups agree with a search through all runs`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<1500 {
      let map = OffsetMap(from: Item.random(using: &random), to: Item.random(using: &random))
      let newOffsets = Naive.newOffsets(of: map)
      let old = -2...(map.oldCount + 1)
      #expect(
        old.map(map.newOffset(ofOld:))
          == old.map { newOffsets.indices.contains($0) ? newOffsets[$0] : nil })
      let new = -2...(map.newCount + 1)
      #expect(new.map(map.oldOffset(ofNew:)) == new.map { newOffsets.firstIndex(of: $0) })
    }
  }

  @Test func `the nearest survivor agrees with a search through all elements`() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<1500 {
      let map = OffsetMap(from: Item.random(using: &random), to: Item.random(using: &random))
      let newOffsets = Naive.newOffsets(of: map)
      let offsets = -2...(map.oldCount + 1)
      #expect(
        offsets.map(map.nearestSurvivor(toOld:))
          == offsets.map { Naive.nearestSurvivor(to: $0, in: newOffsets) })
    }
  }

  @Test func `removed and inserted ranges are the gaps`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let map = OffsetMap(from: Item.random(using: &random), to: Item.random(using: &random))
      let newOffsets = Naive.newOffsets(of: map)
      let removed = newOffsets.indices.filter { newOffsets[$0] == nil }
      #expect(map.removedRanges.flatMap(Array.init) == removed)
      let inserted = (0..<map.newCount).filter { !newOffsets.contains($0) }
      #expect(map.insertedRanges.flatMap(Array.init) == inserted)
      #expect(map.removedRanges.count <= map.runs.count + 1)
    }
  }

  @Test func `appending to a million elements is one run`() {
    let map = OffsetMap(from: 0..<1_000_000, to: 0..<1_000_100, id: { $0 })
    #expect(map.runs.map(\.old) == [0..<1_000_000])
    #expect(map.insertedRanges == [1_000_000..<1_000_100])
    #expect(!map.isIdentity)
    #expect(OffsetMap(from: 0..<9, to: 0..<9, id: { $0 }).isIdentity)
  }

  @Test func `history prepended while messages arrive is one run`() {
    let map = OffsetMap(from: 10_000..<15_000, to: 7000..<15_003, id: { $0 })
    #expect(map.runs.map(\.new) == [3000..<8000])
    #expect(map.newOffset(ofOld: 100) == 3100)
  }

  @Test func `the inverse leads back`() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<2000 {
      let map = OffsetMap(from: Item.random(using: &random), to: Item.random(using: &random))
      let inverse = map.inverted
      let offsets = 0..<map.newCount
      #expect(offsets.map(inverse.newOffset(ofOld:)) == offsets.map(map.oldOffset(ofNew:)))
      #expect(inverse.inverted == map)
      #expect(
        inverse.duplicates.map(\.side) == map.duplicates.map { $0.side == .old ? .new : .old })
    }
  }

  @Test func `a composed map looks up in one step`() throws {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<2000 {
      let (a, b) = (Item.random(using: &random), Item.random(using: &random))
      let first = OffsetMap(from: a, to: b)
      let second = OffsetMap(from: b, to: Item.random(using: &random))
      let composed = try #require(first.composed(with: second))
      let offsets = 0..<first.oldCount
      #expect(
        offsets.map(composed.newOffset(ofOld:))
          == offsets.map { first.newOffset(ofOld: $0).flatMap(second.newOffset(ofOld:)) })
      #expect(Naive.areMaximal(composed.runs))
    }
    #expect(OffsetMap(identityOf: 2).composed(with: OffsetMap(identityOf: 3)) == nil)
  }

  @Test func `the identity of a negative count is empty`() {
    #expect(OffsetMap(identityOf: -1) == OffsetMap(identityOf: 0))
    #expect(OffsetMap(identityOf: 3).runs.map(\.new) == [0..<3])
    #expect(OffsetMap(identityOf: 0).nearestSurvivor(toOld: 0) == nil)
  }

  @Test func `maps that differ only in counts or in runs are different`() {
    let map = OffsetMap(from: [1, 2], to: [1, 2, 3], id: { $0 })
    #expect(map != OffsetMap(from: [1, 2], to: [1, 2], id: { $0 }))
    #expect(map != OffsetMap(from: [1, 2], to: [1, 3, 2], id: { $0 }))
    #expect(map.hashValue == OffsetMap(from: [7, 8], to: [7, 8, 9], id: { $0 }).hashValue)
  }
}
