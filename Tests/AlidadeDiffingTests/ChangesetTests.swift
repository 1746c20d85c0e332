import AlidadeDiffing
import Testing

struct ChangesetTests {
  @Test func `applying the difference gives the new collection`() throws {
    var random = SeededGenerator(seed: 30)
    for _ in 0..<6000 {
      let old = Item.random(using: &random)
      let new = Item.random(using: &random)
      #expect(try Changeset(from: old, to: new).applied(to: old) == new)
    }
  }

  @Test func `applying the difference of large edited collections gives the new one`() throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<200 {
      var unusedID = random.int(0...900)
      let old = (0..<unusedID).map { Item($0) }
      let new = Item.edited(old, unusedID: &unusedID, using: &random)
      let changes = Changeset(from: old, to: new)
      #expect(try changes.applied(to: old) == new)
      #expect(try changes.inverted.applied(to: new) == old)
    }
  }

  @Test func `as few elements move as possible`() {
    var random = SeededGenerator(seed: 32)
    for round in 0..<2000 {
      let unique = round % 2 == 0
      let old = unique ? Item.randomUnique(using: &random) : Item.random(using: &random)
      let new = unique ? Item.randomUnique(using: &random) : Item.random(using: &random)
      let changes = Changeset(from: old, to: new)
      let newOffsets = Naive.newOffsets(of: changes.map)
      let kept = newOffsets.compactMap { $0 }
      #expect(changes.moves.count == kept.count - Naive.longestIncreasingCount(in: kept))
      #expect(changes.moves.allSatisfy { newOffsets[$0.oldOffset] == $0.newOffset })
      let moved = Set(changes.moves.map(\.newOffset))
      let staying = kept.filter { !moved.contains($0) }
      #expect(staying == staying.sorted())
      #expect(changes.moves.map(\.oldOffset) == changes.moves.map(\.oldOffset).sorted())
    }
  }

  @Test func `long runs stay and short ones move`() {
    let old = Array(0..<1000)
    let new = Array(600..<1000) + Array(0..<600)
    let changes = Changeset(from: old, to: new, id: { $0 })
    #expect(changes.moves.map(\.oldOffset) == Array(600..<1000))
  }

  @Test func `kept elements with other content are updated, moved or not`() {
    var random = SeededGenerator(seed: 33)
    for _ in 0..<1500 {
      let old = Item.random(using: &random)
      let new = Item.random(using: &random)
      let changes = Changeset(from: old, to: new)
      let expected = Naive.newOffsets(of: changes.map).enumerated().filter { offset, newOffset in
        newOffset.map { old[offset] != new[$0] } ?? false
      }
      #expect(changes.updates.map(\.oldOffset) == expected.map(\.offset))
      #expect(changes.updates.map(\.newOffset) == expected.map(\.element))
      #expect(changes.updates.map(\.oldElement) == expected.map { old[$0.offset] })
      #expect(changes.updates.map(\.newElement) == changes.updates.map { new[$0.newOffset] })
    }
    let changes = Changeset(from: [Item(1), Item(2), Item(3)], to: [Item(3, 1), Item(1), Item(2)])
    #expect(changes.moves == [.init(from: 2, to: 0)])
    #expect(changes.updates.map(\.oldOffset) == [2])
  }

  @Test func `removals and insertions hold the elements in order`() {
    let changes = Changeset(from: ["a", "b", "c", "d"], to: ["x", "b", "d", "y"], id: { $0 })
    #expect(changes.removals == [.init(offset: 0, element: "a"), .init(offset: 2, element: "c")])
    #expect(changes.insertions == [.init(offset: 0, element: "x"), .init(offset: 3, element: "y")])
    #expect(changes.moves.isEmpty && changes.updates.isEmpty)
  }

  @Test func `unknown equality updates every kept element`() {
    let changes = Changeset(
      from: [1, 2, 3], to: [2, 3, 4], id: { $0 }, areEqual: { _, _ in false })
    #expect(changes.updates.map(\.newOffset) == [0, 1])
    let same = Changeset(from: [Item(1)], to: [Item(1, 5)]) { $0.id == $1.id }
    #expect(same.isEmpty)
  }

  @Test func `equal collections have no difference`() {
    let items = (0..<50).map { Item($0 % 7) }
    #expect(Changeset(from: items, to: items).isEmpty)
    #expect(!Changeset(from: items, to: Array(items.dropLast())).isEmpty)
    #expect(!Changeset(from: Array(items.dropLast()), to: items).isEmpty)
    #expect(!Changeset(from: [Item(1), Item(2)], to: [Item(2), Item(1)]).isEmpty)
    #expect(!Changeset(from: [Item(1)], to: [Item(1, 1)]).isEmpty)
    #expect(Changeset<Item>(from: [], to: []).isEmpty)
  }

  @Test func `collections without contiguous storage are compared too`() throws {
    let old = stride(from: 0, to: 90, by: 3).lazy.map { $0 }
    let changes = Changeset(from: Array(old), to: (0..<40).reversed().lazy.filter { $0 % 2 == 0 }) {
      $0
    }
    #expect(try changes.applied(to: Array(old).lazy.map { $0 }).count == 20)
  }

  @Test func `the inverse leads back`() throws {
    var random = SeededGenerator(seed: 34)
    for _ in 0..<2000 {
      let old = Item.random(using: &random)
      let new = Item.random(using: &random)
      let changes = Changeset(from: old, to: new)
      #expect(try changes.inverted.applied(to: new) == old)
      #expect(changes.inverted.inverted == changes)
      let updates = changes.inverted.updates.map(\.oldOffset)
      #expect(updates == updates.sorted())
      let moves = changes.inverted.moves.map(\.oldOffset)
      #expect(moves == moves.sorted())
    }
  }

  @Test func `a composed changeset does what both do`() throws {
    var random = SeededGenerator(seed: 35)
    for _ in 0..<2000 {
      let collections = (0..<3).map { _ in Item.random(using: &random) }
      let first = Changeset(from: collections[0], to: collections[1])
      let second = Changeset(from: collections[1], to: collections[2])
      let composed = try first.composed(with: second)
      #expect(try composed.applied(to: collections[0]) == collections[2])
      #expect(try composed.inverted.applied(to: collections[2]) == collections[0])
      #expect(
        composed.removals.map(\.element) == composed.removals.map { collections[0][$0.offset] })
      #expect(
        composed.updates.map(\.oldElement) == composed.updates.map { collections[0][$0.oldOffset] })
      let kept = Naive.newOffsets(of: composed.map).compactMap { $0 }
      #expect(composed.moves.count == kept.count - Naive.longestIncreasingCount(in: kept))
    }
  }

  @Test func `a map is completed with its collections only`() throws {
    let map = OffsetMap(from: [1, 2], to: [2, 3, 1], id: { $0 })
    let changes = try Changeset(map, from: [1, 2], to: [2, 3, 1], areEqual: ==)
    #expect(changes == Changeset(from: [1, 2], to: [2, 3, 1], id: { $0 }))
    #expect(throws: ChangesetError.countMismatch(expected: 2, actual: 1)) {
      try Changeset(map, from: [1], to: [2, 3, 1], areEqual: ==)
    }
    #expect(throws: ChangesetError.countMismatch(expected: 3, actual: 0)) {
      try Changeset(map, from: [1, 2], to: [], areEqual: ==)
    }
  }

  @Test func `a collection of another size is refused`() {
    let changes = Changeset(from: [1, 2], to: [2], id: { $0 })
    #expect(throws: ChangesetError.countMismatch(expected: 2, actual: 3)) {
      try changes.applied(to: [1, 2, 3])
    }
    #expect(throws: ChangesetError.countMismatch(expected: 1, actual: 2)) {
      try changes.composed(with: changes)
    }
  }
}
