/// The automatic placement of items in a grid, row by row: CSS Grid Layout Level 1, §8.5, with
/// `grid-auto-flow: row`.
///
/// Each item takes the first position after the previous item in which it fits, so the order is
/// preserved and gaps aren't filled.
package struct GridPlacement: Sendable {
  /// The cells that an item covers.
  package struct Area: Hashable, Sendable {
    /// The range of columns, counted from zero.
    package let columns: Range<Int>
    /// The range of rows, counted from zero.
    package let rows: Range<Int>

    /// Creates an area of columns and rows.
    package init(columns: Range<Int>, rows: Range<Int>) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// The areas of the items, in order.
  package private(set) var areas: [Area] = []
  /// The number of rows in use.
  package private(set) var rowCount = 0

  private let columnCount: Int
  /// The occupied columns, for each row from ``firstRow`` on; earlier rows are full or already
  /// passed.
  private var taken: [[Bool]] = []
  private var firstRow = 0

  /// Creates a placement of items with the given spans.
  ///
  /// - Parameters:
  ///   - spans: the spans of the items; a span that is wider than the grid covers all columns.
  ///   - columnCount: the number of columns, at least 1.
  /// - Complexity: O(n) for small spans; a tall span also takes time for each of its rows.
  package init(_ spans: [GridSpan], columnCount: Int) {
    self.columnCount = max(1, columnCount)
    areas.reserveCapacity(spans.count)
    var cursor = (row: 0, column: 0)
    for span in spans {
      let width = min(span.columns, self.columnCount)
      let height = min(span.rows, GridPlacement.rowLimit)
      while !isFree(cursor.row, cursor.column, width, height) {
        cursor.column += 1
        if cursor.column + width > self.columnCount { cursor = (cursor.row + 1, 0) }
      }
      take(cursor.row, cursor.column, width, height)
      forgetRows(before: cursor.row)
      cursor.column += width
    }
  }

  /// The maximum number of rows in a span; larger spans would only consume memory.
  private static let rowLimit = 1_000

  private func isFree(_ row: Int, _ column: Int, _ width: Int, _ height: Int) -> Bool {
    if column + width > columnCount { return false }
    for row in row..<row + height where row - firstRow < taken.count {
      if taken[row - firstRow][column..<column + width].contains(true) { return false }
    }
    return true
  }

  private mutating func take(_ row: Int, _ column: Int, _ width: Int, _ height: Int) {
    let end = row + height
    while firstRow + taken.count < end {
      taken.append(Array(repeating: false, count: columnCount))
    }
    for row in row..<end {
      for column in column..<column + width { taken[row - firstRow][column] = true }
    }
    areas.append(Area(columns: column..<column + width, rows: row..<end))
    rowCount = max(rowCount, end)
  }

  private mutating func forgetRows(before row: Int) {
    guard row > firstRow else { return }
    taken.removeFirst(min(row - firstRow, taken.count))
    firstRow = row
  }
}
