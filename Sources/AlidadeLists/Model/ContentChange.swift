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
  let news: ListNews?

  /// Creates a change whose rows are known.
  ///
  /// - Parameters:
  ///   - former: the heights of the former rows.
  ///   - news: the rows that were new before; `nil` if the application doesn't request them.
  init(
    to source: ListSource, _ rows: RowChanges, from former: MeasuredLines, _ news: ListNews?,
    of formerContent: ListContent
  ) {
    self.source = source
    self.rows = rows
    self.news = news?.following(rows, from: formerContent, to: source.content)
    heights = former.heights.map {
      $0.moved(by: rows.map, estimate: source.content.estimatedRowHeight + former.spacing)
    }
  }

  /// Compares all rows.
  ///
  /// - Parameters:
  ///   - former: the former rows.
  ///   - heights: the heights of the former rows.
  ///   - news: the rows that were new before; `nil` if the application doesn't request them.
  ///   - progress: the progress.
  /// - Returns: `nil` if the progress is canceled.
  /// - Complexity: O(rows).
  init?(
    to source: ListSource, from former: ListContent, _ heights: MeasuredLines, _ news: ListNews?,
    _ progress: ComparisonProgress
  ) {
    if progress.isCanceled { return nil }
    let newest = source.newest(after: former, progress)
    if progress.isCanceled { return nil }
    let changes = newest.content.rows.allChanges(from: former.rows, progress)
    if progress.isCanceled { return nil }
    self.init(to: newest, changes, from: heights, news, of: former)
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
