/// Headers that stay at the top while their sections are visible.
extension ListMounter {
  /// The sections whose headers are sticky; `nil` if no headers are.
  var stickySections: RowSections? { options.hasStickyHeaders ? content.sections : nil }

  /// The rows of the section whose header is at the top; `nil` if no header is sticky.
  var stickySection: Range<Int>? { stickySections?.rows(around: visibleRows.lowerBound) }

  /// Returns the height that a sticky header covers above a row at the top, in points.
  func headerHeight(above row: Int) -> Double {
    stickySections?.headerHeight(above: row, extents) ?? 0
  }

  /// Returns the distance from the top of the list to the end of the part that the sticky header
  /// covers, in points; the offset itself if the header covers nothing.
  func uncoveredOffset(from offset: Double) -> Double {
    guard let section = stickySections?.rows(around: extents.row(at: offset)) else {
      return offset
    }
    let top = extents.headerTop(of: section, at: offset)
    if top <= extents.offset(of: section.lowerBound) { return offset }
    return max(offset, top + extents.height(of: section.lowerBound))
  }

  /// Returns the first row at an offset of which at least a pixel is painted below the sticky
  /// header.
  func uncoveredRow(at offset: Double) -> Int {
    extents.row(at: uncoveredOffset(from: extents.points(extents.topPixel(at: offset))))
  }

  /// Measures the sticky header, which may be far above the visible rows.
  ///
  /// - Returns: `true` if the header was measured or its height has changed.
  func measureHeader() -> Bool {
    guard let header = stickySection?.lowerBound, !visibleRows.contains(header) else {
      return false
    }
    let wasMeasured = !isMeasured(header) && measure(header)
    // Columns measure only the lines in the visible part.
    return hasColumns ? measureLine(header..<header + 1) : wasMeasured
  }
}
