import AlidadeLayout

/// The heights of rows, and their distances from the top.
///
/// Rows that are next to each other share the height of their line.
final class RowExtents {
  /// The heights of the lines, each with the space below it.
  private let lines: LineExtents
  /// The rows of each line.
  let arrangement: RowArrangement
  /// The space between lines, in points.
  let spacing: Double
  /// The space between lines, in pixels.
  private let gap: Int

  /// Creates lines of rows with the given heights, which include the space below.
  init(_ lines: LineExtents, _ arrangement: RowArrangement, spacing: Double = 0) {
    self.lines = lines
    self.arrangement = arrangement
    let pixels = RowHeights.pixels(spacing, lines.grid)
    gap = Int(pixels)
    // Heights are rounded up together with the gap, so it must be whole pixels.
    self.spacing = lines.points(gap)
  }

  /// Creates lines of one height in points.
  convenience init(
    _ arrangement: RowArrangement, height: Double, grid: PixelGrid, spacing: Double = 0
  ) {
    let gap = Double(RowHeights.pixels(spacing, grid)) / grid.scale
    let heights = RowHeights(count: arrangement.lineCount, height: height + gap, grid: grid)
    self.init(LineExtents(heights), arrangement, spacing: spacing)
  }

  /// Creates rows that are lines.
  convenience init(_ heights: RowHeights, changedRows: Set<Int> = []) {
    self.init(
      LineExtents(heights, changedRows: changedRows),
      RowArrangement(heights.count, in: nil, columnCount: 1))
  }

  /// Returns the same rows in other lines, whose heights are the mean of the current heights.
  func arranged(_ arrangement: RowArrangement, spacing: Double, estimate: Double) -> RowExtents {
    if arrangement == self.arrangement, spacing == self.spacing { return self }
    return RowExtents(
      arrangement, height: meanHeight ?? estimate, grid: grid, spacing: spacing)
  }

  /// Returns the same rows aligned with another pixel grid.
  ///
  /// - Complexity: O(lines of different heights).
  func aligned(with grid: PixelGrid) -> RowExtents {
    RowExtents(lines.aligned(with: grid), arrangement, spacing: spacing)
  }

  /// A copy of the heights in which no height counts as changed.
  var unchanged: RowExtents { RowExtents(LineExtents(heights), arrangement, spacing: spacing) }

  /// The heights of the lines as a value, with the space below each.
  var heights: RowHeights { lines.heights }

  /// The lines whose heights have been set since these extents were created.
  var changedLines: Set<Int> { lines.changedRows }

  /// The mean height of a line without the space below it, in points; `nil` if there are no lines.
  private var meanHeight: Double? {
    lines.count == 0 ? nil : points(lines.totalPixels) / Double(lines.count) - spacing
  }

  /// The number of rows.
  var count: Int { arrangement.rowCount }

  /// The pixel grid that the rows are aligned with.
  var grid: PixelGrid { lines.grid }

  /// The height of all rows, in pixels.
  var totalPixels: Int { max(0, lines.totalPixels - gap) }

  /// The height of all rows, in points.
  var total: Double { points(totalPixels) }

  /// Returns the height of a row's line, in points.
  func height(of row: Int) -> Double { points(pixelHeight(of: row)) }

  /// Returns the height of a row's line, in pixels.
  func pixelHeight(of row: Int) -> Int {
    max(0, lines.pixelHeight(of: arrangement.line(of: row)) - gap)
  }

  /// Returns the distance of a row from the top, in points.
  ///
  /// If `row` is the number of rows, returns the end of the last row.
  func offset(of row: Int) -> Double { points(pixelOffset(of: row)) }

  /// Returns the distance of a row from the top, in pixels.
  ///
  /// If `row` is the number of rows, returns the end of the last row.
  func pixelOffset(of row: Int) -> Int {
    if row >= count { return totalPixels }
    return lines.pixelOffset(of: arrangement.line(of: row))
  }

  /// Returns the distance from the top of a row to the top of the next one, in pixels: zero unless
  /// the row is the last one of its line.
  func pixelAdvance(from row: Int) -> Int {
    let line = arrangement.line(of: row)
    if arrangement.columnCount > 1, arrangement.line(of: row + 1) == line { return 0 }
    return lines.pixelHeight(of: line)
  }

  /// Returns the first row of the line at a distance from the top, in points.
  ///
  /// If the distance is out of range, it is the first row of the nearest line; if there are no
  /// rows, the result is 0.
  ///
  /// If several lines are at the same distance, the last one is used. The space between two lines
  /// belongs to the lower line, because nothing of the upper line is visible if only the space is.
  func row(at distance: Double) -> Int {
    if count == 0 { return 0 }
    let line = lines.row(at: distance)
    let isBelow =
      gap > 0 && line + 1 < arrangement.lineCount
      && distance >= points(lines.pixelOffset(of: line + 1) - gap)
    return arrangement.rows(of: isBelow ? line + 1 : line).lowerBound
  }

  /// Returns the rows of the lines that are at least partly between two distances from the top, in
  /// points, including lines that only touch the lower end.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    if top >= total { return count..<count }
    let (first, last) = (row(at: top), row(at: bottom))
    // The end may be in the space above a line.
    if bottom < offset(of: last) { return first..<last }
    return first..<arrangement.rows(around: last).upperBound
  }

  /// Sets the height of a row's line, in points, rounded up to whole pixels.
  func setHeight(_ height: Double, of row: Int) {
    guard row < count else { return }
    lines.setHeight(height + spacing, of: arrangement.line(of: row))
  }

  // MARK: - Pixels

  /// Converts a number of pixels to points.
  func points(_ pixels: Int) -> Double { lines.points(pixels) }

  /// Returns the pixel that is painted at the top of the visible part, whose distance from the top
  /// is given in points: the nearest one, or the upper one of two.
  func topPixel(at offset: Double) -> Int { lines.topPixel(at: offset) }
}
