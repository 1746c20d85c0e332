import AlidadeDiffing
import Testing

struct SectionedChangesetDraftTests {
  typealias Draft = SectionedChangesetDraft<Item, Item>

  @Test func `a difference written as a draft is the same difference`() throws {
    var random = SeededGenerator(seed: 60)
    for _ in 0..<1500 {
      let old = SectionedChangesetTests.random(&random)
      let changes = SectionedChangeset(from: old, to: SectionedChangesetTests.random(&random))
      var draft = Draft(oldCounts: old.map(\.elements.count))
      for removal in changes.sections.removals {
        draft.sections.remove(removal.element, at: removal.offset)
      }
      for insertion in changes.sections.insertions {
        draft.sections.insert(insertion.element, at: insertion.offset)
      }
      for move in changes.sections.moves {
        draft.sections.move(from: move.oldOffset, to: move.newOffset)
      }
      for update in changes.sections.updates {
        draft.sections.update(update.oldElement, at: update.oldOffset, to: update.newElement)
      }
      for removal in changes.elementRemovals { draft.remove(removal.element, at: removal.path) }
      for insertion in changes.elementInsertions {
        draft.insert(insertion.element, at: insertion.path)
      }
      for move in changes.elementMoves { draft.move(from: move.old, to: move.new) }
      for update in changes.elements.updates {
        let path = try #require(changes.oldBounds.path(ofOffset: update.oldOffset))
        draft.update(update.oldElement, at: path, to: update.newElement)
      }
      #expect(try draft.verified() == changes)
    }
  }

  @Test func `an insertion may follow an element that moved into the section`() throws {
    var draft = Draft(oldCounts: [1, 0])
    draft.move(from: .init(section: 0, offset: 0), to: .init(section: 1, offset: 0))
    draft.insert(Item(7), at: .init(section: 1, offset: 1))
    let changes = try draft.verified()
    let old = SectionedChangesetTests.sections([1: [10], 2: []])
    #expect(
      try changes.applied(to: old) == SectionedChangesetTests.sections([1: [], 2: [10, 7]]))
  }

  @Test(arguments: BrokenSectionedDraft.all)
  func `a broken draft is refused`(broken: BrokenSectionedDraft) {
    #expect(throws: broken.error) {
      var draft = Draft(oldCounts: [2, 1])
      broken.change(&draft)
      return try draft.verified()
    }
  }

  @Test func `counts that can't be are refused`() {
    #expect(throws: SectionedChangesetError.sections(.invalidCount(-1))) {
      try Draft(oldCounts: [2, -1]).verified()
    }
    #expect(throws: SectionedChangesetError.sections(.countMismatch(expected: 1, actual: 3))) {
      var draft = Draft(oldCounts: [2])
      draft.sections = ChangesetDraft(oldCount: 3)
      return try draft.verified()
    }
    #expect(throws: SectionedChangesetError.self) {
      var draft = Draft(oldCounts: [.max])
      draft.insert(Item(1), at: .init(section: 0, offset: 0))
      return try draft.verified()
    }
  }

  @Test func `messages name the section`() {
    let error = SectionedChangesetError.elements(.updateOfRemovedElement(offset: 1), section: 4)
    #expect(
      error.description == """
        Elements of section 4: The element at old offset 1 is both removed and updated. Drop the \
        update, or keep the element.
        """)
  }
}

/// A wrong change of two sections, with two elements and with one, and the error it causes.
struct BrokenSectionedDraft: Sendable, CustomTestStringConvertible {
  let error: SectionedChangesetError
  let change: @Sendable (inout SectionedChangesetDraft<Item, Item>) -> Void

  var testDescription: String { "\(error)" }

  init(
    _ error: SectionedChangesetError,
    _ change: @escaping @Sendable (inout SectionedChangesetDraft<Item, Item>) -> Void
  ) {
    self.error = error
    self.change = change
  }

  private static func path(_ section: Int, _ offset: Int) -> ElementPath {
    ElementPath(section: section, offset: offset)
  }

  static let all: [BrokenSectionedDraft] = [
    .init(.sections(.offsetOutOfRange(.removal, offset: 2, count: 2))) {
      $0.sections.remove(Item(1), at: 2)
    },
    .init(.elementsOfRemovedSection(section: 0, count: 1)) {
      $0.sections.remove(Item(1), at: 0)
      $0.remove(Item(1), at: path(0, 0))
    },
    .init(.sectionOutOfRange(.removal, section: 2, count: 2)) {
      $0.remove(Item(1), at: path(2, 0))
    },
    .init(.sectionOutOfRange(.update, section: -1, count: 2)) {
      $0.update(Item(1), at: path(-1, 0), to: Item(2))
    },
    .init(.sectionOutOfRange(.insertion, section: 2, count: 2)) {
      $0.insert(Item(1), at: path(2, 0))
    },
    .init(.sectionOutOfRange(.moveDestination, section: 3, count: 3)) {
      $0.sections.insert(Item(1), at: 0)
      $0.move(from: path(0, 0), to: path(3, 0))
    },
    .init(.elements(.offsetOutOfRange(.removal, offset: 1, count: 1), section: 1)) {
      $0.remove(Item(1), at: path(1, 1))
    },
    .init(.elements(.offsetOutOfRange(.moveOrigin, offset: -1, count: 1), section: 1)) {
      $0.move(from: path(1, -1), to: path(0, 0))
    },
    .init(.elements(.offsetOutOfRange(.insertion, offset: 3, count: 2), section: 1)) {
      $0.insert(Item(1), at: path(1, 3))
    },
    .init(.elements(.offsetOutOfRange(.moveDestination, offset: 2, count: 2), section: 1)) {
      $0.move(from: path(0, 0), to: path(1, 2))
    },
    .init(.elements(.repeatedOffset(.removal, offset: 0), section: 1)) {
      $0.remove(Item(1), at: path(1, 0))
      $0.remove(Item(1), at: path(1, 0))
    },
    .init(.elements(.repeatedOffset(.insertion, offset: 1), section: 1)) {
      $0.insert(Item(1), at: path(1, 1))
      $0.insert(Item(1), at: path(1, 1))
    },
    .init(.elements(.moveOfRemovedElement(offset: 1), section: 0)) {
      $0.remove(Item(1), at: path(0, 1))
      $0.move(from: path(0, 1), to: path(0, 0))
    },
    .init(.elements(.updateOfRemovedElement(offset: 0), section: 1)) {
      $0.remove(Item(1), at: path(1, 0))
      $0.update(Item(1), at: path(1, 0), to: Item(1, 1))
    },
    .init(.elements(.moveToInsertedElement(offset: 0), section: 1)) {
      $0.insert(Item(1), at: path(1, 0))
      $0.move(from: path(0, 1), to: path(1, 0))
    },
  ]
}
