import AlidadeDiffing

/// A change from one content of a list to the next.
struct ContentChange: Sendable {
  /// The content to show, and how.
  let source: ListSource
  /// The changes of the rows.
  let rows: RowChanges
  /// The heights of the new rows.
  let heights: RowHeights
  /// The rows that were added, in ascending order.
  let added: [Range<Int>]

  /// Creates a change whose rows are known.
  ///
  /// - Parameter heights: the heights of the former rows.
  init(to source: ListSource, _ rows: RowChanges, from heights: RowHeights) {
    self.source = source
    self.rows = rows
    added = rows.map.insertedRanges
    self.heights =
      rows.map.isIdentity
      ? heights : heights.moved(by: rows.map, estimate: source.content.estimatedRowHeight)
  }

  /// Compares all rows.
  ///
  /// - Complexity: O(rows).
  init(to source: ListSource, from former: ListContent, _ heights: RowHeights) {
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
    let extents = RowExtents(
      heights.grid == former.grid ? heights : heights.aligned(with: former.grid))
    for row in former.changedRows {
      if let new = map.newOffset(ofOld: row) {
        extents.setHeight(former.height(of: row), of: new)
      }
    }
    return extents
  }
}
