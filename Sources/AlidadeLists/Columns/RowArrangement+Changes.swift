import AlidadeDiffing

// The lines that stay when rows change.
extension RowArrangement {
  /// Returns the new offsets of the lines that have the same rows in another arrangement with as
  /// many columns.
  ///
  /// - Parameters:
  ///   - next: the lines after a change.
  ///   - rows: the new offsets of the rows.
  /// - Complexity: O(n log n) in the number of runs and of the sections in them.
  func lines(keptIn next: RowArrangement, _ rows: OffsetMap) -> OffsetMap {
    if columnCount == 1 { return rows }
    var pieces: [(old: Range<Int>, newStart: Int)] = []
    for run in rows.runs {
      let distance = run.newStart - run.old.lowerBound
      var row = run.old.lowerBound
      while row < run.old.upperBound {
        let old = block(around: row)
        let new = next.block(around: row + distance)
        let end = min(run.old.upperBound, old.upperBound, new.upperBound - distance)
        if (row - old.lowerBound) % columnCount == (row + distance - new.lowerBound) % columnCount {
          let isLast = end == old.upperBound && end == new.upperBound - distance
          let whole = wholeLines(in: row..<end, of: old, withLast: isLast)
          if let first = whole.first, let last = whole.last {
            pieces.append(
              (line(of: first)..<line(of: last) + 1, next.line(of: first + distance)))
          }
        }
        row = end
      }
    }
    return OffsetMap(oldCount: lineCount, newCount: next.lineCount, pieces: pieces)
  }

  /// Returns the rows of those lines of a block that are entirely in a range.
  ///
  /// - Parameter isLast: `true` if the range contains the last line of the block, which may have
  ///   fewer rows than others.
  private func wholeLines(
    in range: Range<Int>, of block: Range<Int>, withLast isLast: Bool
  ) -> Range<Int> {
    let before = range.lowerBound - block.lowerBound
    let first = block.lowerBound + (before + columnCount - 1) / columnCount * columnCount
    let end = range.upperBound - (isLast ? 0 : (range.upperBound - block.lowerBound) % columnCount)
    return first..<max(first, end)
  }
}
