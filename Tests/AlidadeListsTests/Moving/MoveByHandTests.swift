import AlidadeCore
import AlidadeDiffing
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// The row that the user has released, in the change that shows its move.
@MainActor @Suite struct MoveByHandTests {
  private struct Card: Identifiable, Sendable {
    let number: Int
    let reads: EventLog

    var id: Int {
      reads.record("\(number)")
      return number
    }
  }

  private func drop(of id: Int) throws -> MoveByHand {
    let key = ComponentKey(id)
    let rows = DraggedRows(
      list: nil, keys: [key], keySet: [key], held: key, depth: 0, group: nil)
    let drag = RowDrag(count: 1, rows: rows)
    drag.grip = .zero
    let released: ReleasedRow = try #require(ReleasedRow(of: drag, at: .zero))
    return MoveByHand(time: .zero, keys: [key], row: nil, released: released)
  }

  @Test func `a row from another list is searched among the inserted rows only`() throws {
    let reads = EventLog()
    let cards = (0..<10_000).map { Card(number: $0, reads: reads) }
    let content = ListContent(
      CollectionRows(data: cards, id: \.id) { _ in AnyComponent(Text("")) },
      estimatedRowHeight: 40)
    let map = OffsetMap(
      from: (0..<10_000).filter { $0 != 20 && $0 != 9_000 }, to: Array(0..<10_000), id: { $0 })
    _ = reads.take()
    #expect(try drop(of: 9_000).releasedRow(after: map, in: content) == 9_000)
    #expect(reads.take() == ["20", "9000"])
    #expect(try drop(of: 50).releasedRow(after: map, in: content) == nil)
  }
}
