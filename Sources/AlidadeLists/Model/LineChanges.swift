import AlidadeDiffing

/// The changes of the lines of a list from one content to the next.
struct LineChanges: Sendable {
  /// The new offsets of the lines that have the same rows as before.
  private let map: OffsetMap
  private let previous: RowArrangement
  private let next: RowArrangement
  /// The heights of the new lines, with the space below each.
  private let heights: RowHeights

  /// - Parameters:
  ///   - previous: the former lines.
  ///   - rows: the new offsets of the rows.
  /// - Complexity: O(n log n) in the number of runs and of sections, in addition to moving the
  ///   heights.
  init(from previous: MeasuredLines, to content: ListContent, by rows: OffsetMap) {
    self.previous = previous.arrangement
    next = RowArrangement(
      content.count, in: content.sections, columnCount: previous.arrangement.columnCount)
    map = previous.arrangement.lines(keptIn: next, rows)
    heights = previous.heights.moved(
      by: map, estimate: previous.newHeight(estimated: content.estimatedRowHeight))
  }

  /// Returns the extents of the new rows; `nil` if the former rows are in other columns by now.
  ///
  /// - Parameter extents: the extents of the former rows, which may have been measured since the
  ///   change was computed.
  func extents(from extents: RowExtents) -> RowExtents? {
    if extents.arrangement != previous { return nil }
    let grid = extents.grid
    let moved = RowExtents(
      LineExtents(heights.grid == grid ? heights : heights.aligned(with: grid)), next,
      spacing: extents.spacing)
    for line in extents.changedLines {
      if let new = map.newOffset(ofOld: line) {
        let height = extents.height(of: previous.rows(of: line).lowerBound)
        moved.setHeight(height, of: next.rows(of: new).lowerBound)
      }
    }
    return moved
  }
}
