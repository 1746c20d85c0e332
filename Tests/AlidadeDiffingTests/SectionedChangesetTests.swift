import AlidadeDiffing
import Testing

struct SectionedChangesetTests {
  typealias Sections = [SectionElements<Item, Item>]

  @Test func `applying the difference gives the new sections`() throws {
    var random = SeededGenerator(seed: 50)
    for _ in 0..<1500 {
      let (old, new) = (Self.random(&random), Self.random(&random))
      let changes = SectionedChangeset(from: old, to: new)
      #expect(try changes.applied(to: old) == new)
      #expect(try changes.inverted.applied(to: new) == old)
      #expect(changes.inverted.inverted == changes)
    }
  }

  @Test func `a composed changeset does what both do`() throws {
    var random = SeededGenerator(seed: 51)
    for _ in 0..<1500 {
      let sections = (0..<3).map { _ in Self.random(&random) }
      let composed = try SectionedChangeset(from: sections[0], to: sections[1])
        .composed(with: SectionedChangeset(from: sections[1], to: sections[2]))
      #expect(try composed.applied(to: sections[0]) == sections[2])
      #expect(composed.elementMoves.count == Self.fewestMoves(of: composed))
    }
  }

  @Test func `an element moves if it leaves its section or its order there`() {
    var random = SeededGenerator(seed: 52)
    for _ in 0..<1500 {
      let changes = SectionedChangeset(from: Self.random(&random), to: Self.random(&random))
      #expect(changes.elementMoves.count == Self.fewestMoves(of: changes))
      let origins = changes.elementMoves.map(\.old)
      #expect(origins == origins.sorted())
      for move in changes.elementMoves {
        #expect(changes.newPath(ofOld: move.old) == move.new)
        #expect(changes.oldPath(ofNew: move.new) == move.old)
      }
    }
  }

  @Test func `a section takes its elements along`() {
    let changes = SectionedChangeset(
      from: Self.sections([1: [10, 11], 2: [20], 3: [30]]),
      to: Self.sections([2: [20], 3: [30], 1: [10, 11]]))
    #expect(changes.sections.moves == [.init(from: 0, to: 2)])
    #expect(changes.elementMoves.isEmpty)
  }

  @Test func `elements move between sections, also out of removed and into inserted ones`() {
    let changes = SectionedChangeset(
      from: Self.sections([1: [10, 11], 2: [20, 21]]),
      to: Self.sections([2: [20, 11], 3: [21, 30]]))
    #expect(changes.sections.removals.map(\.offset) == [0])
    #expect(changes.sections.insertions.map(\.offset) == [1])
    #expect(changes.elementRemovals.map(\.path) == [.init(section: 0, offset: 0)])
    #expect(changes.elementInsertions.map(\.path) == [.init(section: 1, offset: 1)])
    #expect(
      changes.elementMoves.map(\.old) == [
        .init(section: 0, offset: 1), .init(section: 1, offset: 1),
      ])
    #expect(
      changes.elementMoves.map(\.new) == [
        .init(section: 0, offset: 1), .init(section: 1, offset: 0),
      ])
  }

  @Test func `an element over the border of two sections moves though its row is the same`() {
    let changes = SectionedChangeset(
      from: Self.sections([1: [10, 11], 2: []]), to: Self.sections([1: [10], 2: [11]]))
    #expect(changes.elements.map.isIdentity)
    #expect(changes.elementMoves.map(\.new) == [.init(section: 1, offset: 0)])
    #expect(!changes.isEmpty)
  }

  @Test func `updates of sections and elements are apart`() {
    let old: Sections = [.init(Item(1), elements: [Item(10), Item(11)])]
    let title: Sections = [.init(Item(1, 5), elements: [Item(10), Item(11)])]
    let row: Sections = [.init(Item(1), elements: [Item(11, 1), Item(10)])]
    let changes = SectionedChangeset(from: old, to: title)
    #expect(changes.sections.updates.count == 1 && changes.elements.isEmpty)
    let updates = SectionedChangeset(from: old, to: row).elementUpdates
    #expect(updates.map(\.old) == [.init(section: 0, offset: 1)])
    #expect(updates.map(\.new) == [.init(section: 0, offset: 0)])
    #expect(updates.map(\.element) == [Item(11, 1)])
  }

  @Test func `sections of other sizes are refused`() throws {
    let old = Self.sections([1: [10], 2: [20, 21]])
    let changes = SectionedChangeset(from: old, to: Self.sections([2: [21]]))
    #expect(throws: SectionedChangesetError.sections(.countMismatch(expected: 2, actual: 0))) {
      try changes.applied(to: [])
    }
    let other = Self.sections([1: [10, 20], 2: [21]])
    let error = SectionedChangesetError.elements(
      .countMismatch(expected: 1, actual: 2), section: 0)
    #expect(throws: error) { try changes.applied(to: other) }
    let toOther = SectionedChangeset(from: [], to: other)
    #expect(
      throws: SectionedChangesetError.elements(.countMismatch(expected: 2, actual: 1), section: 0)
    ) { try toOther.composed(with: changes) }
    #expect(throws: SectionedChangesetError.sections(.countMismatch(expected: 1, actual: 2))) {
      try changes.composed(with: changes)
    }
  }

  @Test func `bounds convert between paths and offsets`() throws {
    let bounds = try #require(SectionBounds(counts: [0, 2, 0, 3]))
    #expect((0..<5).map { bounds.path(ofOffset: $0)?.section } == [1, 1, 3, 3, 3])
    for offset in 0..<5 {
      #expect(bounds.path(ofOffset: offset).flatMap(bounds.offset(of:)) == offset)
    }
    #expect(bounds.path(ofOffset: 5) == nil && bounds.path(ofOffset: -1) == nil)
    #expect(bounds.offset(of: .init(section: 1, offset: 2)) == nil)
    #expect(bounds.offset(of: .init(section: -1, offset: 0)) == nil)
    #expect(SectionBounds(counts: [1, -1]) == nil && SectionBounds(counts: [.max, 1]) == nil)
  }

  static func random(_ random: inout SeededGenerator) -> Sections {
    Item.randomUnique(limit: 5, using: &random).map { section in
      SectionElements(
        section,
        elements: (0..<random.int(0...6)).map { _ in
          Item(random.int(0...25), random.int(0...1))
        })
    }
  }

  static func sections(_ ids: KeyValuePairs<Int, [Int]>) -> Sections {
    ids.map { SectionElements(Item($0.key), elements: $0.value.map { Item($0) }) }
  }

  /// Counts the kept elements that can't stay in order in their section.
  static func fewestMoves(of changes: SectionedChangeset<Item, Item>) -> Int {
    var moves = 0
    for section in 0..<changes.oldBounds.sectionCount {
      let newSection = changes.sections.map.newOffset(ofOld: section)
      let kept = changes.oldBounds.offsets(ofSection: section).compactMap { offset in
        changes.oldBounds.path(ofOffset: offset).flatMap(changes.newPath(ofOld:))
      }
      let staying = kept.filter { $0.section == newSection }.map(\.offset)
      moves += kept.count - Naive.longestIncreasingCount(in: staying)
    }
    return moves
  }
}
