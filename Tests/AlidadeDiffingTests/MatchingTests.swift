import Testing

@testable import AlidadeDiffing

struct MatchingTests {
  @Test func `elements with the same id are matched in order of occurrence`() {
    var duplicates: [Duplicate] = []
    let old = [1, 2, 1, 1, 5]
    let new = [1, 1, 3, 1, 1]
    let found = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        HashedMatching.pairs(
          from: old, at: Array(old.indices), to: new, at: Array(new.indices), id: { $0 },
          duplicates: &duplicates, isCanceled: { false })
      }
    }
    let pairs = found ?? []
    #expect(pairs.map(\.oldOffset) == [0, 2, 3])
    #expect(pairs.map(\.newOffset) == [0, 1, 3])
    #expect(duplicates.filter { $0.side == .new }.map(\.secondOffset) == [1, 3, 4])
    #expect(duplicates.filter { $0.side == .old }.map(\.firstOffset).sorted() == [0, 2])
  }

  @Test func `an element whose neighbors stayed is matched in place`() {
    // The second 1 keeps its neighbors, so the first one is the removed one.
    let map = OffsetMap(from: [1, 7, 8, 1, 9], to: [7, 8, 1, 9], id: { $0 })
    #expect(map.removedRanges == [0..<1])
    #expect(!map.hasMoves)
  }

  @Test(arguments: [0, 1, 5, 40])
  func `a comparison that is canceled ends soon, without a result`(allowed: Int) {
    let numbers = Array(0..<60_000)
    let others = [
      numbers, numbers.reversed(), numbers.filter { $0 % 3 == 0 }, numbers.map { $0 + 100_000 },
      numbers.map { $0 % 1000 == 0 ? -$0 - 1 : $0 },
    ]
    for other in others {
      var (checks, visited) = (0, 0)
      let map = OffsetMap(
        from: numbers, to: other,
        id: { (id: Int) -> Int in
          if checks > allowed { visited += 1 }
          return id
        },
        isCanceled: {
          checks += 1
          return checks > allowed
        })
      if checks > allowed {
        #expect(map == nil)
        #expect(visited <= 32_768)
      } else {
        #expect(map == OffsetMap(from: numbers, to: other, id: { $0 }))
      }
    }
  }

  /// An element with bytes that belong to no property.
  struct Padded: Equatable {
    var flag: Bool
    var id: Int
    var text: String
  }

  @Test(arguments: [0, 1, 63, 64, 65, 200, 1000])
  func `elements are found by their ids, whatever else of them has changed`(count: Int) {
    let old = (0..<count).map { Padded(flag: false, id: $0, text: "text \($0)") }
    for step in [1, 7, 64, 100] {
      var new = old
      for offset in stride(from: 0, to: count, by: step) { new[offset].flag = true }
      #expect(OffsetMap(from: old, to: new, id: \.id).isIdentity)
      new.append(Padded(flag: true, id: -1, text: ""))
      #expect(OffsetMap(from: old, to: new, id: \.id).insertedRanges == [count..<(count + 1)])
      new.insert(Padded(flag: true, id: -2, text: ""), at: count / 2)
      let map = OffsetMap(from: old, to: new, id: \.id)
      #expect(map.insertedRanges.map(\.count).reduce(0, +) == 2)
      #expect((0..<count).allSatisfy { map.newOffset(ofOld: $0) == $0 + ($0 < count / 2 ? 0 : 1) })
    }
  }

  @Test func `an id that isn't equal to itself matches nothing among elements with equal bytes`() {
    var ids = (0..<300).map { Double($0) }
    ids[100] = .nan
    let map = OffsetMap(from: ids, to: ids, id: { $0 })
    #expect(map.removedRanges == [100..<101])
    #expect(map.insertedRanges == [100..<101])
  }

  @Test func `elements in order are not hashed`() {
    let ids = (0..<1000).map { CountedID(value: $0, counter: Counter()) }
    let counter = Counter()
    let old = ids.map { CountedID(value: $0.value, counter: counter) }
    var new = old
    new.removeSubrange(100..<103)
    new.insert(CountedID(value: 5000, counter: counter), at: 500)
    new.insert(contentsOf: (6000..<6300).map { CountedID(value: $0, counter: counter) }, at: 700)
    new.append(CountedID(value: 7000, counter: counter))
    let map = OffsetMap(from: old, to: new, id: { $0 })
    #expect(map.runs.count == 4)
    #expect(counter.hashes <= 3 + 1 + 300 + 1)
    let moved = CountedID(value: 3, counter: counter)
    let before = counter.hashes
    _ = OffsetMap(from: old, to: old.filter { $0 != moved } + [moved], id: { $0 }).runs
    #expect(counter.hashes - before <= 4)
  }

  @Test(arguments: [
    (0..<100_000, 7), (0..<100_000, 50), (0..<100_000, 5000), (30_000..<100_000, 7),
    (40_000..<41_000, 1), (0..<70_000, 3),
  ])
  func `filtered elements are found without being hashed`(range: Range<Int>, step: Int) {
    let counter = Counter()
    let all = (0..<100_000).map { CountedID(value: $0, counter: counter) }
    let some = all.filter { range.contains($0.value) && $0.value.isMultiple(of: step) }
    let filtered = OffsetMap(from: all, to: some, id: { $0 })
    #expect(filtered.keptCount == some.count)
    let unfiltered = OffsetMap(from: some, to: all, id: { $0 })
    #expect(unfiltered == filtered.inverted)
    #expect(counter.hashes == 0)
    #expect(counter.comparisons < 8 * all.count)
  }

  @Test func `every element is compared a bounded number of times`() {
    for new in [
      Array(100_000..<120_000), (0..<20_000).reversed(),
      (0..<20_000).map { $0 % 7 == 0 ? $0 + 100_000 : $0 }.reversed() + Array(0..<10_000),
    ] {
      let counter = Counter()
      let old = (0..<20_000).map { CountedID(value: $0, counter: counter) }
      let map = OffsetMap(
        from: old, to: new.map { CountedID(value: $0, counter: counter) }, id: { $0 })
      #expect(map.oldCount == 20_000)
      #expect(counter.comparisons < 4 * (old.count + new.count))
      #expect(counter.hashes <= old.count + new.count)
    }
  }

  @Test func `ids that differ from themselves match nothing and end`() {
    let old = [Double](repeating: .nan, count: 50_000) + [1, 2]
    let new = [2, 1] + [Double](repeating: .nan, count: 50_000)
    let map = OffsetMap(from: old, to: new, id: { $0 })
    #expect(map.keptCount == 2)
    #expect(map.duplicates.isEmpty)
    #expect(Duplicate.all(in: old, id: { $0 }).isEmpty)
    #expect(Changeset(from: old, to: new, id: { $0 }).removals.count == 50_000)
  }

  @Test func `a million elements with the same id end`() {
    let old = [Int](repeating: 1, count: 200_000) + [2]
    let new = [2] + [Int](repeating: 1, count: 100_000) + [3]
    let map = OffsetMap(from: old, to: new, id: { $0 })
    #expect(map.keptCount == 100_001)
    #expect(map.duplicates.count <= Duplicate.defaultLimit)
  }

  @Test func `ids that all have the same hash are told apart`() {
    let old = (0..<60).map(SameHash.init)
    let map = OffsetMap(from: old, to: old.reversed(), id: { $0 })
    #expect(map.keptCount == 60)
    #expect((0..<60).allSatisfy { map.newOffset(ofOld: $0) == 59 - $0 })
  }
}

private final class Counter {
  var hashes = 0
  var comparisons = 0
}

private struct CountedID: Hashable {
  let value: Int
  let counter: Counter

  func hash(into hasher: inout Hasher) {
    counter.hashes += 1
    hasher.combine(value)
  }

  static func == (first: CountedID, second: CountedID) -> Bool {
    first.counter.comparisons += 1
    return first.value == second.value
  }
}

private struct SameHash: Hashable {
  let value: Int

  func hash(into hasher: inout Hasher) {}
}
