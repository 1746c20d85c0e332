import AlidadeDiffing

/// A change from one content of a list to the next.
struct ContentChange: Sendable {
  /// The content to show, with the conditions for showing it.
  let source: ListSource
  /// The changes of the rows.
  let rows: RowChanges
  /// The changes of the lines; `nil` if all rows have kept their offsets.
  private let lines: LineChanges?
  /// The rows that are new to the user, as of the beginning of the comparison.
  let unseen: UnseenRows?

  /// Creates a change whose rows are known.
  ///
  /// - Parameters:
  ///   - previous: the former lines.
  ///   - unseen: the rows that were new before; `nil` if the application doesn't request them.
  init(
    to source: ListSource, _ rows: RowChanges, from previous: MeasuredLines, _ unseen: UnseenRows?,
    of previousContent: ListContent
  ) {
    self.source = source
    self.rows = rows
    self.unseen = unseen?.following(rows, from: previousContent, to: source.content)
    lines =
      rows.map.isIdentity
      ? nil : LineChanges(from: previous, to: source.content, by: rows.map)
  }

  /// Compares all rows.
  ///
  /// - Parameters:
  ///   - previous: the former rows.
  ///   - lines: the former lines.
  ///   - unseen: the rows that were new before; `nil` if the application doesn't request them.
  ///   - progress: the progress.
  /// - Returns: `nil` if the progress is canceled.
  /// - Complexity: O(rows).
  init?(
    to source: ListSource, from previous: ListContent, _ lines: MeasuredLines,
    _ unseen: UnseenRows?,
    _ progress: ComparisonProgress
  ) {
    if progress.isCanceled { return nil }
    let newest = source.newest(after: previous, progress)
    if progress.isCanceled { return nil }
    let changes = newest.content.rows.allChanges(from: previous.rows, progress)
    if progress.isCanceled { return nil }
    self.init(to: newest, changes, from: lines, unseen, of: previous)
  }

  /// Returns the extents of the new rows.
  ///
  /// - Parameter previous: the extents of the former rows, which may have been measured since the
  ///   change was computed.
  func extents(from previous: RowExtents) -> RowExtents {
    guard let lines else { return previous }
    if let extents = lines.extents(from: previous) { return extents }
    let content = source.content
    return previous.arranged(
      RowArrangement(
        content.count, in: content.sections, columnCount: previous.arrangement.columnCount),
      spacing: previous.spacing, estimate: content.estimatedRowHeight)
  }
}
