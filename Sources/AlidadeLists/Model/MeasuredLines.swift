/// The heights of the lines of a list, from which those of its next content are derived.
struct MeasuredLines: Sendable {
  /// The heights, with the space below each line; `nil` if rows are next to each other in columns,
  /// because changed rows fill other lines.
  let heights: RowHeights?
  /// The space below each line, in points.
  let spacing: Double
}

extension RowExtents {
  /// The heights, from which those of the next content are derived.
  var measuredLines: MeasuredLines {
    MeasuredLines(heights: arrangement.columnCount == 1 ? heights : nil, spacing: spacing)
  }
}
