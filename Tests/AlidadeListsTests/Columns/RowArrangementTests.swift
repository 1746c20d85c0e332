import AlidadeDiffing
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

  /// The arrangement of sections, and the identities of the rows of each line; without sections,
  /// those of the elements.
  private func identifiedLines(
    _ sections: [[Int]], columnCount: Int, hasSections: Bool, hasFooters: Bool
  ) -> (arrangement: RowArrangement, lines: [[Int]]) {
    let rows = sections.flatMap { section -> [Int] in
      // The first element identifies the section.
      let edges = [-2 * section[0] - 1, -2 * section[0] - 2]
      let elements = Array(section.dropFirst())
      return hasSections ? [edges[0]] + elements + (hasFooters ? [edges[1]] : []) : elements
    }
    let bounds = RowSections(elementCounts: sections.map { $0.count - 1 }, hasFooters: hasFooters)
    let arrangement = RowArrangement(
      rows.count, in: hasSections ? bounds : nil, columnCount: columnCount)
    return (arrangement, lines(arrangement).map { $0.map { rows[$0] } })
  }

  @Test(arguments: 0..<20, [false, true])
  func `exactly the lines that have the same rows as before are kept`(
    seed: Int, hasSections: Bool
  ) {
    var random = RandomEdits(seed: seed)
    let (columnCount, hasFooters) = (random.number(1...4), random.number(0...1) == 1)
    var sections: [[Int]] = []
    for section in 0..<4 {
      sections.append([section] + Array(section * 100..<section * 100 + random.number(0...20)))
    }
    for step in 0..<40 {
      let old = identifiedLines(
        sections, columnCount: columnCount, hasSections: hasSections, hasFooters: hasFooters)
      if step % 8 == 7 { sections.swapAt(random.number(0...3), random.number(0...3)) }
      let edited = random.number(0...3)
      var elements = Array(sections[edited].dropFirst())
      _ = random.edit(&elements)
      sections[edited] = [sections[edited][0]] + elements
      let new = identifiedLines(
        sections, columnCount: columnCount, hasSections: hasSections, hasFooters: hasFooters)
      let rows = OffsetMap(
        from: old.lines.flatMap(\.self), to: new.lines.flatMap(\.self), id: { $0 })
      let kept = old.arrangement.lines(keptIn: new.arrangement, rows)
      #expect(kept.oldCount == old.lines.count && kept.newCount == new.lines.count)
      for (line, ids) in old.lines.enumerated() {
        #expect(kept.newOffset(ofOld: line) == new.lines.firstIndex(of: ids), "step \(step)")
      }
    }
  }
}
