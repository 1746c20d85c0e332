import AlidadeDiffing
import Testing

struct ChangesetDraftTests {
  @Test func `a difference written as a draft is the same difference`() throws {
    var random = SeededGenerator(seed: 40)
    for _ in 0..<2000 {
      let old = Item.random(using: &random)
      let changes = Changeset(from: old, to: Item.random(using: &random))
      var draft = ChangesetDraft<Item>(oldCount: old.count)
      for removal in changes.removals.shuffled(using: &random) {
        draft.remove(removal.element, at: removal.offset)
      }
      for insertion in changes.insertions.shuffled(using: &random) {
        draft.insert(insertion.element, at: insertion.offset)
      }
      for move in changes.moves.shuffled(using: &random) {
        draft.move(from: move.oldOffset, to: move.newOffset)
      }
      for update in changes.updates.shuffled(using: &random) {
        draft.update(update.oldElement, at: update.oldOffset, to: update.newElement)
      }
      #expect(try draft.verified() == changes)
    }
  }

  @Test func `two moves swap elements`() throws {
    #expect(
      try apply(to: "abc") {
        $0.move(from: 0, to: 2)
        $0.move(from: 2, to: 0)
      } == "cba")
  }

  @Test func `a move may end at an offset that a removal freed`() throws {
    #expect(
      try apply(to: "abc") {
        $0.remove("a", at: 0)
        $0.move(from: 2, to: 0)
      } == "cb")
  }

  @Test func `insertions count after removals and moves`() throws {
    #expect(
      try apply(to: "abcd") {
        $0.remove("b", at: 1)
        $0.move(from: 3, to: 0)
        $0.insert("x", at: 1)
        $0.insert("y", at: 4)
      } == "dxacy")
  }

  @Test func `a moved element may be updated`() throws {
    #expect(
      try apply(to: "abc") {
        $0.move(from: 0, to: 2)
        $0.update("a", at: 0, to: "A")
      } == "bcA")
  }

  @Test func `changes of an empty collection are possible`() throws {
    #expect(try apply(to: "") { $0.insert("a", at: 0) } == "a")
    #expect(try apply(to: "a") { $0.remove("a", at: 0) } == "")
    #expect(try apply(to: "") { _ in } == "")
  }

  @Test(arguments: BrokenDraft.all)
  func `a broken draft is refused`(broken: BrokenDraft) {
    #expect(throws: broken.error) {
      var draft = ChangesetDraft<Character>(oldCount: 3)
      broken.change(&draft)
      return try draft.verified()
    }
  }

  @Test func `counts that can't be are refused`() {
    #expect(throws: ChangesetError.invalidCount(-1)) {
      try ChangesetDraft<Int>(oldCount: -1).verified()
    }
    var draft = ChangesetDraft<Int>(oldCount: .max)
    draft.insert(1, at: 0)
    #expect(throws: ChangesetError.invalidCount(.max)) { try draft.verified() }
  }

  @Test func `messages name the values, the cause and the remedy`() {
    #expect(
      ChangesetError.countMismatch(expected: 2, actual: 3).description == """
        A collection has 3 elements, but the changeset was made for 2. Usually the collection \
        changed after the difference was found, or a changeset was applied twice. Find the \
        difference again from the current collection.
        """)
    #expect(
      ChangesetError.offsetOutOfRange(.insertion, offset: 4, count: 3).description == """
        The insertion offset 4 is outside the new collection, which has 3 elements. Removals, \
        updates and origins of moves count in the collection before all changes; insertions and \
        destinations of moves in the collection after all changes.
        """)
  }

  private func apply(
    to text: String, _ change: (inout ChangesetDraft<Character>) -> Void
  ) throws -> String {
    var draft = ChangesetDraft<Character>(oldCount: text.count)
    change(&draft)
    let changes = try draft.verified()
    let result = try changes.applied(to: text)
    #expect(try String(changes.inverted.applied(to: result)) == text)
    return String(result)
  }
}

/// A wrong change of three elements and the error it causes.
struct BrokenDraft: Sendable, CustomTestStringConvertible {
  let error: ChangesetError
  let change: @Sendable (inout ChangesetDraft<Character>) -> Void

  var testDescription: String { "\(error)" }

  init(
    _ error: ChangesetError, _ change: @escaping @Sendable (inout ChangesetDraft<Character>) -> Void
  ) {
    self.error = error
    self.change = change
  }

  static let all: [BrokenDraft] = [
    .init(.offsetOutOfRange(.removal, offset: 3, count: 3)) { $0.remove("a", at: 3) },
    .init(.offsetOutOfRange(.removal, offset: -1, count: 3)) { $0.remove("a", at: -1) },
    .init(.offsetOutOfRange(.insertion, offset: 4, count: 4)) { $0.insert("a", at: 4) },
    .init(.offsetOutOfRange(.insertion, offset: .min, count: 4)) { $0.insert("a", at: .min) },
    .init(.offsetOutOfRange(.moveOrigin, offset: 3, count: 3)) { $0.move(from: 3, to: 0) },
    .init(.offsetOutOfRange(.moveDestination, offset: 3, count: 3)) { $0.move(from: 0, to: 3) },
    .init(.offsetOutOfRange(.moveDestination, offset: 2, count: 2)) {
      $0.remove("a", at: 0)
      $0.move(from: 1, to: 2)
    },
    .init(.offsetOutOfRange(.update, offset: .max, count: 3)) { $0.update("a", at: .max, to: "b") },
    .init(.repeatedOffset(.removal, offset: 1)) {
      $0.remove("b", at: 1)
      $0.remove("b", at: 1)
    },
    .init(.repeatedOffset(.insertion, offset: 0)) {
      $0.insert("x", at: 0)
      $0.insert("y", at: 0)
    },
    .init(.repeatedOffset(.moveOrigin, offset: 0)) {
      $0.move(from: 0, to: 1)
      $0.move(from: 0, to: 2)
    },
    .init(.repeatedOffset(.moveDestination, offset: 2)) {
      $0.move(from: 0, to: 2)
      $0.move(from: 1, to: 2)
    },
    .init(.repeatedOffset(.update, offset: 2)) {
      $0.update("c", at: 2, to: "x")
      $0.update("c", at: 2, to: "y")
    },
    .init(.moveOfRemovedElement(offset: 1)) {
      $0.remove("b", at: 1)
      $0.move(from: 1, to: 0)
    },
    .init(.moveToInsertedElement(offset: 0)) {
      $0.insert("x", at: 0)
      $0.move(from: 1, to: 0)
    },
    .init(.updateOfRemovedElement(offset: 2)) {
      $0.remove("c", at: 2)
      $0.update("c", at: 2, to: "x")
    },
  ]
}
