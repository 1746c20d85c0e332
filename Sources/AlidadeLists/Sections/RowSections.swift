/// The sections of a list's rows.
///
/// Each section consists of its header, its elements and, in some lists, its footer.
struct RowSections: Sendable, Equatable {
  /// The first row of each section, and the number of all rows.
  private let starts: [Int]
  /// The number of footers in each section: zero or one.
  private let footerCount: Int

  /// Creates sections with the given numbers of elements.
  ///
  /// - Complexity: O(sections).
  init(elementCounts: some Collection<Int>, hasFooters: Bool) {
    footerCount = hasFooters ? 1 : 0
    var starts = [0]
    starts.reserveCapacity(elementCounts.count + 1)
    var row = 0
    for count in elementCounts {
      row += 1 + count + footerCount
      starts.append(row)
    }
    self.starts = starts
  }

  /// A Boolean value that is `true` if each section has a footer.
  var hasFooters: Bool { footerCount > 0 }

  /// The number of sections.
  var count: Int { starts.count - 1 }

  /// The number of rows.
  var rowCount: Int { starts[count] }

  /// The number of rows that show elements.
  var elementCount: Int { rowCount - count * (1 + footerCount) }

  /// Returns the position of a row among the rows that show elements; `nil` for a header or a
  /// footer.
  ///
  /// - Complexity: O(log sections).
  func position(of row: Int) -> Int? {
    guard let section = section(of: row), elements(of: section).contains(row) else { return nil }
    return row - section * (1 + footerCount) - 1
  }

  /// Returns the rows of a section, the first of which is the header.
  func rows(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// Returns the rows of a section that show elements.
  func elements(of section: Int) -> Range<Int> {
    (starts[section] + 1)..<(starts[section + 1] - footerCount)
  }

  /// Returns the section of a row; `nil` if there is no such row.
  ///
  /// - Complexity: O(log sections).
  func section(of row: Int) -> Int? {
    guard row >= 0, row < rowCount else { return nil }
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= row { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the rows of the section that a row belongs to; `nil` if there is no such row.
  func rows(around row: Int) -> Range<Int>? { section(of: row).map(rows(of:)) }

  /// Returns the first row at or after `row` that shows an element; `nil` if there is none.
  func element(from row: Int) -> Int? {
    guard let first = section(of: max(0, row)) else { return nil }
    for section in first..<count {
      let elements = elements(of: section)
      if row < elements.upperBound, !elements.isEmpty { return max(row, elements.lowerBound) }
    }
    return nil
  }

  /// Returns the last row at or before `row` that shows an element; `nil` if there is none.
  func element(upTo row: Int) -> Int? {
    guard let last = section(of: min(row, rowCount - 1)) else { return nil }
    for section in (0...last).reversed() {
      let elements = elements(of: section)
      if row >= elements.lowerBound, !elements.isEmpty { return min(row, elements.upperBound - 1) }
    }
    return nil
  }
}
