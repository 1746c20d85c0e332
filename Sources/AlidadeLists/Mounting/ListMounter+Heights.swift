import AlidadeLayout

/// The heights of visible rows, which are measured until the anchor is in place.
extension ListMounter {
  /// The maximum number of rows that are measured in one pass.
  ///
  /// Otherwise, a pass could measure rows without height forever.
  private static let rowsPerPass = 1024

  /// The position to keep: the pending anchor, or that of the visible rows.
  var anchor: Anchor {
    if let anchor = waitingAnchor ?? followedEnd { return anchor }
    let offset = scrolled.offset
    let height = scrolled.sightSize.height
    if offset <= 0, options.followsStart { return .start }
    let top = uncoveredRow(at: offset)
    // A row that keeps its views while it is out of view wasn't visible.
    return .visible(of: extents, from: top, offset: offset, height) {
      visibleRows.contains($0) && roots[$0] != nil
    }
  }

  /// Measures the visible rows until the anchor is in place.
  ///
  /// - Returns: the offset, and `false` if there are too many rows to measure in one pass.
  func settleHeights(
    from anchor: Anchor, height: Double
  ) -> (offset: Double, isComplete: Bool) {
    var measured = 0
    if height > 0, let row = anchor.rowToMeasure, row < content.count {
      // Otherwise, the distance into a row that is taller than the estimate would be lost.
      measureRows(ofLine: extents.arrangement.rows(around: row), &measured)
    }
    let sections = stickySections
    func place() -> Double {
      let wanted = anchor.offset(in: extents, under: sections, height: height)
      return scrolled.limit(wanted, total: extents.total)
    }
    var offset = place()
    repeat {
      visibleRows = measureRows(from: offset, height: height, &measured)
      // A header above the visible rows moves them, and a footer may move a row to align with it.
      let hasMoved = measureStickyRows()
      let corrected = place()
      if corrected == offset, !hasMoved { break }
      offset = corrected
    } while true
    return (offset, measured < ListMounter.rowsPerPass)
  }

  private func measureRows(
    from offset: Double, height: Double, _ measured: inout Int
  ) -> Range<Int> {
    guard content.count > 0 else { return 0..<0 }
    let first = extents.row(at: offset)
    var row = first
    var bottom = extents.offset(of: first)
    while row < content.count, bottom < offset + height {
      let line = extents.arrangement.rows(around: row)
      guard measureRows(ofLine: line, &measured) else { return first..<line.lowerBound }
      bottom += extents.points(extents.pixelAdvance(from: line.upperBound - 1))
      row = line.upperBound
    }
    return first..<row
  }

  /// Measures the rows of a line that haven't been measured, and then the line.
  ///
  /// - Returns: `false` if there are too many rows to measure in one pass.
  @discardableResult
  private func measureRows(ofLine line: Range<Int>, _ measured: inout Int) -> Bool {
    if settled.rows.contains(line.lowerBound) { return true }
    for row in line where !isMeasured(row) {
      if measured >= ListMounter.rowsPerPass { return false }
      if measure(row) { measured += 1 }
    }
    if hasColumns { measureLine(line) }
    return true
  }

  /// Makes a line as tall as the tallest of its rows.
  ///
  /// - Returns: `true` if the height of the line has changed.
  @discardableResult
  func measureLine(_ line: Range<Int>) -> Bool {
    let heights = line.compactMap { prepared[$0]?.height ?? roots[$0]?.height }
    guard let height = heights.max() else { return false }
    let before = extents.pixelHeight(of: line.lowerBound)
    extents.setHeight(height, of: line.lowerBound)
    return extents.pixelHeight(of: line.lowerBound) != before
  }

  /// Returns `true` if the height of a row is known.
  ///
  /// A mounted row is shown until its replacement is ready, unless its width has changed.
  func isMeasured(_ row: Int) -> Bool { prepared[row] != nil || keepsView(row) }

  private func keepsView(_ row: Int) -> Bool {
    roots[row]?.width == columns.width(of: row, in: content)
  }

  /// Records the heights of rows that keep their views, after the lines have changed.
  ///
  /// Columns measure their lines in each pass.
  func keepHeights() {
    if hasColumns { return }
    for row in roots.rows where keepsView(row) {
      if let height = roots[row]?.height { extents.setHeight(height, of: row) }
    }
  }

  /// Prepares a row on this thread to determine its height.
  ///
  /// - Returns: `true` if the row was prepared.
  @discardableResult
  func measure(_ row: Int) -> Bool {
    guard let made = prepared.measure(row) else { return false }
    builtOnMainCount += 1
    take(made)
    return true
  }

  /// Records the height of a row that this pass shows if it is visible.
  func take(_ row: PreparedRow) {
    if settled.rows.contains(row.row) { settled.rows = 0..<0 }
    if let animation = row.pendingAnimation, roots[row.row] != nil {
      passMotion.heights = animation
    }
    // The height of a line depends on all of its rows.
    if !hasColumns { extents.setHeight(row.height, of: row.row) }
  }
}
