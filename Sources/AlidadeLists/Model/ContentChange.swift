import AlidadeDiffing

/// A change from one content of a list to the next.
struct ContentChange: Sendable {
  /// The content to show, with the conditions for showing it.
  let source: ListSource
  /// The changes of the rows.
  let rows: RowChanges
  /// The heights of the new lines; `nil` if rows are next to each other in columns, and the lines
  /// have changed.
  private let heights: RowHeights?
  /// The rows that are new to the user, as of the beginning of the comparison.
  let unseen: UnseenRows?

  /// Creates a change whose rows are known.
  ///
  /// - Parameters:
  ///   - previous: the heights of the former rows.
  ///   - unseen: the rows that were new before; `nil` if the application doesn't request them.
  init(
    to source: ListSource, _ rows: RowChanges, from previous: MeasuredLines, _ unseen: UnseenRows?,
    of previousContent: ListContent
  ) {
    self.source = source
    self.rows = rows
    self.unseen = unseen?.following(rows, from: previousContent, to: source.content)
    heights = previous.heights.map {
      $0.moved(by: rows.map, estimate: source.content.estimatedRowHeight + previous.spacing)
    }
  }

  /// Compares all rows.
  ///
  /// - Parameters:
  ///   - previous: the former rows.
  ///   - heights: the heights of the former rows.
  ///   - unseen: the rows that were new before; `nil` if the application doesn't request them.
  ///   - progress: the progress.
  /// - Returns: `nil` if the progress is canceled.
  /// - Complexity: O(rows).
  init?(
    to source: ListSource, from previous: ListContent, _ heights: MeasuredLines,
    _ unseen: UnseenRows?,
    _ progress: ComparisonProgress
  ) {
    if progress.isCanceled { return nil }
    let newest = source.newest(after: previous, progress)
    if progress.isCanceled { return nil }
    let changes = newest.content.rows.allChanges(from: previous.rows, progress)
    if progress.isCanceled { return nil }
    self.init(to: newest, changes, from: heights, unseen, of: previous)
  }

  /// Returns the extents of the new rows.
  ///
  /// - Parameter previous: the extents of the former rows, which may have been measured since the
  ///   change was computed.
  func extents(from previous: RowExtents) -> RowExtents {
    let map = rows.map
    if map.isIdentity { return previous }
    let content = source.content
    let arrangement = RowArrangement(
      content.count, in: content.sections, columnCount: previous.arrangement.columnCount)
    guard let heights, arrangement.columnCount == 1 else {
      return previous.arranged(
        arrangement, spacing: previous.spacing, estimate: content.estimatedRowHeight)
    }
    let extents = RowExtents(
      LineExtents(heights.grid == previous.grid ? heights : heights.aligned(with: previous.grid)),
      arrangement, spacing: previous.spacing)
    for row in previous.changedLines {
      if let new = map.newOffset(ofOld: row) {
        extents.setHeight(previous.height(of: row), of: new)
      }
    }
    return extents
  }
}
