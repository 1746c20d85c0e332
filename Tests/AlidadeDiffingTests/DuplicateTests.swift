import AlidadeDiffing
import Testing

struct DuplicateTests {
  @Test func `duplicates of both collections are reported`() {
    let old = Array(1...20) + [3, 21]
    let new = [7] + (1...19).reversed()
    let found = OffsetMap(from: old, to: new, id: { $0 }).duplicates
      .map { "\($0.side) \($0.id) \($0.firstOffset) \($0.secondOffset)" }
    #expect(found.sorted() == ["new 7 0 13", "old 3 2 20"])
  }

  @Test func `reported duplicates are true and bounded`() {
    var random = SeededGenerator(seed: 20)
    var found = 0
    for _ in 0..<1500 {
      let old = Item.random(using: &random)
      let new = Item.random(using: &random)
      let duplicates = OffsetMap(from: old, to: new).duplicates
      found += duplicates.count
      #expect(duplicates.count <= Duplicate.defaultLimit)
      for duplicate in duplicates {
        let items = duplicate.side == .old ? old : new
        #expect(duplicate.firstOffset < duplicate.secondOffset)
        #expect(items[duplicate.firstOffset].id == items[duplicate.secondOffset].id)
        #expect(duplicate.id == String(items[duplicate.firstOffset].id))
      }
    }
    #expect(found > 1500)
  }

  @Test func `unique ids have no duplicates`() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<500 {
      let old = Item.randomUnique(using: &random)
      let new = Item.randomUnique(using: &random)
      #expect(Changeset(from: old, to: new).duplicates.isEmpty)
      #expect(Duplicate.all(in: new, id: \.id).isEmpty)
    }
  }

  @Test func `all duplicates of a collection are found up to the limit`() {
    let found = Duplicate.all(in: [5, 6, 5, 5, 6], id: { $0 })
    #expect(found.map(\.firstOffset) == [0, 0, 1])
    #expect(found.map(\.secondOffset) == [2, 3, 4])
    #expect(Duplicate.all(in: [Int](repeating: 1, count: 99), id: { $0 }, limit: 3).count == 3)
    #expect(Duplicate.all(in: [1, 1], id: { $0 }, limit: -1).isEmpty)
  }

  @Test func `the message names the offsets, the id and the remedy`() throws {
    let duplicate = try #require(Duplicate.all(in: ["a", "b", "a"], id: { $0 }).first)
    #expect(
      duplicate.description == """
        Elements 0 and 2 of the new collection share the id a. They are told apart by their \
        neighbors and the order of appearance, so state could be exchanged between them. Give \
        each element an id that no other has.
        """)
  }
}
