import Testing

@testable import AlidadeLists

/// The lines of rows in columns.
@Suite struct RowArrangementTests {
  /// The rows of all lines, line by line.
  private func lines(_ arrangement: RowArrangement) -> [[Int]] {
    (0..<arrangement.lineCount).map { Array(arrangement.rows(of: $0)) }
  }

  @Test func `rows fill lines, and the last line may have fewer`() {
    #expect(
      lines(RowArrangement(7, in: nil, columnCount: 3)) == [[0, 1, 2], [3, 4, 5], [6]])
    #expect(lines(RowArrangement(6, in: nil, columnCount: 3)) == [[0, 1, 2], [3, 4, 5]])
    #expect(lines(RowArrangement(0, in: nil, columnCount: 3)) == [])
    #expect(lines(RowArrangement(2, in: nil, columnCount: 1)) == [[0], [1]])
    #expect(RowArrangement(2, in: nil, columnCount: -4).columnCount == 1)
  }

  @Test func `headers and footers have lines of their own`() {
    let sections = RowSections(elementCounts: [3, 0, 2], hasFooters: true)
    let arrangement = RowArrangement(sections.rowCount, in: sections, columnCount: 2)
    #expect(
      lines(arrangement) == [[0], [1, 2], [3], [4], [5], [6], [7], [8, 9], [10]])
    #expect((0..<11).map(arrangement.column) == [nil, 0, 1, 0, nil, nil, nil, nil, 0, 1, nil])
  }

  @Test(arguments: [1, 2, 3, 7, 100], [false, true])
  func `each row is in the line that contains it`(columnCount: Int, hasFooters: Bool) {
    for counts in [[], [0], [5, 0, 1, 14, 3], [0, 0, 9], [1]] {
      let sections = RowSections(elementCounts: counts, hasFooters: hasFooters)
      for sections in [sections, nil] {
        let count = sections?.rowCount ?? counts.reduce(0, +)
        let arrangement = RowArrangement(count, in: sections, columnCount: columnCount)
        #expect(lines(arrangement).flatMap(\.self) == Array(0..<count))
        for row in 0..<count {
          #expect(arrangement.rows(around: row).contains(row))
          #expect(arrangement.rows(of: arrangement.line(of: row)).contains(row))
        }
        #expect(arrangement.line(of: count) == arrangement.lineCount)
      }
    }
  }

  @Test func `the row above or below is in the same column, and no header`() {
    let sections = RowSections(elementCounts: [3, 0, 2], hasFooters: true)
    let arrangement = RowArrangement(sections.rowCount, in: sections, columnCount: 2)
    // [0] [1, 2] [3] [4] [5] [6] [7] [8, 9] [10]
    for (row, above, below) in [(1, 1, 3), (2, 2, 3), (3, 1, 8), (8, 3, 8), (9, 3, 9)] {
      #expect(arrangement.row(nextTo: row, by: -1) == above)
      #expect(arrangement.row(nextTo: row, by: 1) == below)
    }
    let rows = RowArrangement(3, in: nil, columnCount: 1)
    #expect((0..<3).map { rows.row(nextTo: $0, by: 1) } == [1, 2, 2])
    #expect((0..<3).map { rows.row(nextTo: $0, by: -1) } == [0, 0, 1])
  }
}
