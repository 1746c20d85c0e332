/// The lines of a list whose rows are next to each other in columns.
///
/// Headers and footers of sections have their own lines, and each section begins a new line. In a
/// list with one column, each row is a line.
struct RowArrangement: Equatable, Sendable {
  /// The number of rows.
  let rowCount: Int
  /// The number of rows in a full line.
  let columnCount: Int
  private let sections: RowSections?
  /// The first line of each section, and the number of all lines; empty without sections.
  private let starts: [Int]

  /// Creates lines of rows.
  ///
  /// - Parameters:
  ///   - rowCount: the number of rows.
  ///   - sections: the sections of the rows; `nil` if there are none.
  ///   - columnCount: the number of rows in a full line; at least one.
  /// - Complexity: O(sections).
  init(_ rowCount: Int, in sections: RowSections?, columnCount: Int) {
    self.rowCount = rowCount
    self.columnCount = max(1, columnCount)
    self.sections = columnCount > 1 ? sections : nil
    var starts: [Int] = []
    if let sections = self.sections {
      var line = 0
      for section in 0..<sections.count {
        starts.append(line)
        let (rows, elements) = (sections.rows(of: section), sections.elements(of: section))
        line += rows.count - elements.count
        line += (elements.count + self.columnCount - 1) / self.columnCount
      }
      starts.append(line)
    }
    self.starts = starts
  }

  /// The number of lines.
  var lineCount: Int {
    starts.last ?? (rowCount + columnCount - 1) / columnCount
  }

  /// Returns the line of a row; the number of lines for the number of rows.
  ///
  /// - Complexity: O(log sections).
  func line(of row: Int) -> Int {
    if columnCount == 1 { return row }
    guard let sections else { return row < rowCount ? row / columnCount : lineCount }
    guard let section = sections.section(of: row) else { return row < 0 ? 0 : lineCount }
    let (rows, elements) = (sections.rows(of: section), sections.elements(of: section))
    if row == rows.lowerBound { return starts[section] }
    if row >= elements.upperBound { return starts[section + 1] - 1 }
    return starts[section] + 1 + (row - elements.lowerBound) / columnCount
  }

  /// Returns the rows of a line.
  ///
  /// - Complexity: O(log sections).
  func rows(of line: Int) -> Range<Int> {
    if columnCount == 1 { return line..<line + 1 }
    guard let sections else {
      let first = line * columnCount
      return first..<min(first + columnCount, rowCount)
    }
    let section = section(ofLine: line)
    let (rows, elements) = (sections.rows(of: section), sections.elements(of: section))
    if line == starts[section] { return rows.lowerBound..<rows.lowerBound + 1 }
    let first = elements.lowerBound + (line - starts[section] - 1) * columnCount
    // Only a footer follows the elements.
    if first >= elements.upperBound { return rows.upperBound - 1..<rows.upperBound }
    return first..<min(first + columnCount, elements.upperBound)
  }

  /// Returns the rows of the line that contains a row.
  func rows(around row: Int) -> Range<Int> { rows(of: line(of: row)) }

  /// Returns the rows that fill the lines around a row one after the other: a header or a footer,
  /// the elements of a section, or all rows if there are no sections.
  ///
  /// - Complexity: O(log sections).
  func block(around row: Int) -> Range<Int> {
    guard let sections else { return 0..<rowCount }
    guard let section = sections.section(of: row) else { return row..<row + 1 }
    let elements = sections.elements(of: section)
    return elements.contains(row) ? elements : row..<row + 1
  }

  /// Returns the column of a row; `nil` for a header or a footer, which is as wide as the list.
  func column(of row: Int) -> Int? {
    guard let sections else { return row % columnCount }
    guard let section = sections.section(of: row) else { return nil }
    let elements = sections.elements(of: section)
    return elements.contains(row) ? (row - elements.lowerBound) % columnCount : nil
  }

  /// Returns the row in the same column of the next line.
  ///
  /// In a line with fewer rows, it is the last row; if there is no such line, it is the row itself.
  ///
  /// In a list with columns, lines of headers and footers are skipped.
  ///
  /// - Parameters:
  ///   - row: a row.
  ///   - direction: 1 for the line below, and -1 for the line above.
  func row(nextTo row: Int, by direction: Int) -> Int {
    if columnCount == 1 { return min(max(0, row + direction), rowCount - 1) }
    return self.row(inColumnOf: row, fromLine: line(of: row) + direction, by: direction) ?? row
  }

  /// Returns the row in the same column of the first line, at or after a line in a direction, that
  /// isn't the line of a header or a footer; `nil` if there is none.
  ///
  /// In a line with fewer rows, it is the last row.
  ///
  /// - Parameters:
  ///   - row: a row.
  ///   - line: the line at which the search begins.
  ///   - direction: 1 for the lines below, and -1 for the lines above.
  func row(inColumnOf row: Int, fromLine line: Int, by direction: Int) -> Int? {
    var line = line
    while line >= 0, line < lineCount {
      let rows = rows(of: line)
      if column(of: rows.lowerBound) != nil {
        return min(rows.lowerBound + (column(of: row) ?? 0), rows.upperBound - 1)
      }
      line += direction
    }
    return nil
  }

  private func section(ofLine line: Int) -> Int {
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= line { low = middle } else { high = middle }
    }
    return low
  }
}
