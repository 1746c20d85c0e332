import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Rows of a query that the user moves; rows are 40 points high.
@MainActor @Suite struct QueryMoveTests {
  private let source = DataSource(Item.even(1...6))
  private let view = HeadlessHostingView(size: Size(width: 200, height: 400)) { Text("") }

  private func show(_ query: DataSource<Item>.Query) {
    let source = source
    view.host.setComponent(
      List(query, estimatedRowHeight: 40) { Text("\($0.id)").frame(height: 40) }
        .onMove { (move: RowMove<Int>) in source.apply(move) })
    view.settle()
  }

  /// Returns the drag of a row; `nil` if the user can't move it.
  private func drag(_ id: Int) throws -> RowDrag? {
    let row = try #require(view.list.visibleSubviews.first { $0.visibleTexts == ["\(id)"] })
    return view.list.scrollDelegate?.scrollView(view.list, dragFrom: row)
  }

  @Test func `rows of a sorted query can't be moved, and those of its source can`() throws {
    show(source.sorted(by: \.id, .descending))
    #expect(try drag(2) == nil)
    #expect(!view.list.dragsRows)
    show(source.query)
    #expect(try drag(2) != nil)
    #expect(view.list.dragsRows)
  }

  @Test func `a row at the end of a filtered list stays before the hidden ones`() throws {
    show(source.filtered(by: 3) { $0.id <= $1 })
    let drag = try #require(try drag(1))
    let place = Point(x: 60, y: 118)
    #expect(view.list.scrollDelegate?.scrollView(view.list, drop: drag, at: place) == true)
    #expect(source.elements.map(\.id) == [2, 3, 1, 4, 5, 6])
  }
}
