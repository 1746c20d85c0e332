import AlidadeDiffing

/// A change from one content of a list to the next.
struct ContentChange: Sendable {
  /// The content to show, and how.
  let source: ListSource
  /// The changes of the rows.
  let rows: RowChanges
  /// The heights of the new lines; `nil` if rows are next to each other, in other lines than before.
  private let heights: RowHeights?
  /// The rows that were added, in ascending order.
  let added: [Range<Int>]

  /// Creates a change whose rows are known.
  ///
  /// - Parameter former: the heights of the former rows.
  init(to source: ListSource, _ rows: RowChanges, from former: MeasuredLines) {
    self.source = source
    self.rows = rows
    added = rows.map.insertedRanges
    heights = former.heights.map {
      $0.moved(by: rows.map, estimate: source.content.estimatedRowHeight + former.spacing)
    }
  }

  /// Compares all rows.
  ///
  /// - Complexity: O(rows).
  init(to source: ListSource, from former: ListContent, _ heights: MeasuredLines) {
    self.init(
      to: source, source.content.rows.allChanges(from: former.rows), from: heights)
  }

  /// Returns the extents of the new rows.
  ///
  /// - Parameter former: the extents of the former rows, which may have been measured since the
  ///   change was computed.
  func extents(from former: RowExtents) -> RowExtents {
    let map = rows.map
    if map.isIdentity { return former }
    let content = source.content
    let arrangement = RowArrangement(
      content.count, in: content.sections, columnCount: former.arrangement.columnCount)
    guard let heights, arrangement.columnCount == 1 else {
      return former.arranged(
        arrangement, spacing: former.spacing, estimate: content.estimatedRowHeight)
    }
    let extents = RowExtents(
      LineExtents(heights.grid == former.grid ? heights : heights.aligned(with: former.grid)),
      arrangement, spacing: former.spacing)
    for row in former.changedLines {
      if let new = map.newOffset(ofOld: row) {
        extents.setHeight(former.height(of: row), of: new)
      }
    }
    return extents
  }
}
