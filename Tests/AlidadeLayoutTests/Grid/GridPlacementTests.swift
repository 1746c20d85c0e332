import AlidadeLayout
import AlidadeTesting
import Testing

@Suite struct GridPlacementTests {
  private func area(_ columns: Range<Int>, _ rows: Range<Int>) -> GridPlacement.Area {
    GridPlacement.Area(columns: columns, rows: rows)
  }

  @Test func `children stand row by row`() {
    let placement = GridPlacement(Array(repeating: GridSpan(), count: 5), columnCount: 3)
    #expect(
      placement.areas == [
        area(0..<1, 0..<1), area(1..<2, 0..<1), area(2..<3, 0..<1), area(0..<1, 1..<2),
        area(1..<2, 1..<2),
      ])
    #expect(placement.rowCount == 2)
  }

  @Test func `a wide one goes to the next row, and nothing fills the gap`() {
    let placement = GridPlacement(
      [GridSpan(), GridSpan(columns: 3), GridSpan()], columnCount: 3)
    #expect(placement.areas == [area(0..<1, 0..<1), area(0..<3, 1..<2), area(0..<1, 2..<3)])
  }

  @Test func `children are placed around a child that spans rows`() {
    let placement = GridPlacement(
      [GridSpan(), GridSpan(rows: 2), GridSpan(), GridSpan(columns: 2)], columnCount: 2)
    #expect(
      placement.areas == [
        area(0..<1, 0..<1), area(1..<2, 0..<2), area(0..<1, 1..<2), area(0..<2, 2..<3),
      ])
  }

  @Test func `a span that is too wide covers all columns`() {
    let placement = GridPlacement([GridSpan(columns: .max, rows: -3)], columnCount: 4)
    #expect(placement.areas == [area(0..<4, 0..<1)])
    #expect(GridPlacement([], columnCount: 0).rowCount == 0)
  }

  @Test func `a span of any number of rows is limited to 1000`() {
    let placement = GridPlacement([GridSpan(rows: .max), GridSpan()], columnCount: 2)
    #expect(placement.rowCount == 1_000)
    #expect(placement.areas[1] == area(1..<2, 0..<1))
  }

  @Test(arguments: 0..<200)
  func `places agree with a search over all cells`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let columnCount = Int.random(in: 1...6, using: &generator)
    let spans = (0..<30).map { _ in
      GridSpan(
        columns: Int.random(in: 1...4, using: &generator),
        rows: Int.random(in: 1...4, using: &generator))
    }
    var taken: Set<[Int]> = []
    var next = 0
    for (span, found) in zip(spans, GridPlacement(spans, columnCount: columnCount).areas) {
      let width = min(span.columns, columnCount)
      while true {
        let (row, column) = (next / columnCount, next % columnCount)
        let cells = (row..<row + span.rows).flatMap { row in
          (column..<column + width).map { [row, $0] }
        }
        if column + width <= columnCount, taken.isDisjoint(with: cells) {
          #expect(found == area(column..<column + width, row..<row + span.rows))
          taken.formUnion(cells)
          break
        }
        next += 1
      }
    }
  }
}
