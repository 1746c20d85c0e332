import AlidadeCore
import Testing

@testable import AlidadeLists

/// Arrays of sections after moves of their elements.
@Suite struct SectionArrayMoveTests {
  private struct Mail: Identifiable {
    let id: Int
  }

  private struct Mailbox: Identifiable {
    let id: String
    var mails: [Mail]
  }

  /// The ids in the sections `a` with 1, 2 and 3, `b` without elements, and `c` with 4 and 5 after
  /// a move.
  private func ids(afterMove moved: [Int], before next: Int?, in section: String?) -> [[Int]] {
    var boxes = [
      Mailbox(id: "a", mails: (1...3).map(Mail.init)), Mailbox(id: "b", mails: []),
      Mailbox(id: "c", mails: (4...5).map(Mail.init)),
    ]
    let destination = RowDestination(
      next: next.map { ComponentKey($0) }, section: section.map { ComponentKey($0) })
    boxes.apply(RowMove(ids: moved, to: destination), elements: \.mails)
    return boxes.map { $0.mails.map(\.id) }
  }

  @Test func `elements go to a place in their section or in another one`() {
    #expect(ids(afterMove: [3], before: 1, in: "a") == [[3, 1, 2], [], [4, 5]])
    #expect(ids(afterMove: [1], before: nil, in: "a") == [[2, 3, 1], [], [4, 5]])
    #expect(ids(afterMove: [2], before: 5, in: "c") == [[1, 3], [], [4, 2, 5]])
    #expect(ids(afterMove: [4], before: nil, in: "b") == [[1, 2, 3], [4], [5]])
  }

  @Test func `elements of several sections stay in the order of the move`() {
    #expect(ids(afterMove: [5, 1, 3], before: 4, in: "c") == [[2], [], [5, 1, 3, 4]])
  }

  @Test func `elements that are gone are ignored, and without a place they go to the end`() {
    #expect(ids(afterMove: [9, 2], before: 9, in: "c") == [[1, 3], [], [4, 5, 2]])
    #expect(ids(afterMove: [9], before: nil, in: "b") == [[1, 2, 3], [], [4, 5]])
    #expect(ids(afterMove: [1], before: 1, in: "a") == [[2, 3, 1], [], [4, 5]])
  }

  @Test func `nothing is moved to a section that is gone, or to none`() {
    #expect(ids(afterMove: [1], before: nil, in: "z") == [[1, 2, 3], [], [4, 5]])
    #expect(ids(afterMove: [1], before: nil, in: nil) == [[1, 2, 3], [], [4, 5]])
  }
}
