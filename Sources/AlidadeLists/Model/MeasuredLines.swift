/// The lines of a list, from which those of its next content are derived.
struct MeasuredLines: Sendable {
  /// The heights, with the space below each line.
  let heights: RowHeights
  /// The rows of each line.
  let arrangement: RowArrangement
  /// The space below each line, in points.
  let spacing: Double

  /// Returns the height of new lines until they are measured, with the space below each, in points.
  ///
  /// - Parameter estimate: the assumed height of a row, in points.
  func newHeight(estimated estimate: Double) -> Double {
    // The tallest of several rows is closer to the mean of the other lines.
    guard arrangement.columnCount > 1, heights.count > 0 else { return estimate + spacing }
    return Double(heights.tree.sum.pixels) / heights.grid.scale / Double(heights.count)
  }
}

extension RowExtents {
  /// The lines, from which those of the next content are derived.
  var measuredLines: MeasuredLines {
    MeasuredLines(heights: heights, arrangement: arrangement, spacing: spacing)
  }
}
