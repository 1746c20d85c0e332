/// Headers and footers that stay visible while their sections are.
extension ListMounter {
  /// The sections whose headers or footers are sticky; `nil` if none are.
  var stickySections: StickySections? { StickySections(content.sections, options) }

  /// Returns the header and the footer that aren't at their own places, with the current visible
  /// rows.
  ///
  /// - Parameters:
  ///   - offset: the distance from the top of the list to the top of the visible part, in points.
  ///   - height: the height of the visible part, in points.
  func stickyRows(at offset: Double, height: Double) -> StickyRows {
    guard let sections = stickySections, !visibleRows.isEmpty else { return StickyRows() }
    return sections.rows(in: visibleRows, at: offset, height: height, extents)
  }

  /// Returns the height that a sticky header covers above a row at the top, in points.
  func headerHeight(above row: Int) -> Double { stickySections?.height(above: row, extents) ?? 0 }

  /// Returns the height that a sticky footer covers below a row at the bottom, in points.
  func footerHeight(below row: Int) -> Double { stickySections?.height(below: row, extents) ?? 0 }

  /// Returns the distance from the top of the list to the end of the part that the sticky header
  /// covers, in points; the offset itself if the header covers nothing.
  func uncoveredOffset(from offset: Double) -> Double {
    let row = extents.row(at: offset)
    guard let header = stickySections?.header(around: row, at: offset, extents) else {
      return offset
    }
    return max(offset, extents.points(header.top) + extents.height(of: header.row))
  }

  /// Returns the distance from the top of the list to the start of the part that the sticky footer
  /// covers, in points; the end of the visible part if the footer covers nothing.
  ///
  /// - Parameters:
  ///   - offset: the distance from the top of the list to the top of the visible part, in points.
  ///   - height: the height of the visible part, in points.
  func uncoveredEnd(from offset: Double, height: Double) -> Double {
    let rows = extents.rows(from: offset, to: offset + height)
    guard let sections = stickySections, !rows.isEmpty,
      let footer = sections.rows(in: rows, at: offset, height: height, extents).footer
    else { return offset + height }
    return extents.points(footer.top)
  }

  /// Returns the first row at an offset of which at least a pixel is painted below the sticky
  /// header.
  func uncoveredRow(at offset: Double) -> Int {
    extents.row(at: uncoveredOffset(from: extents.points(extents.topPixel(at: offset))))
  }

  /// Measures the sticky header and footer, which may be far from the visible rows.
  ///
  /// - Returns: `true` if a row was measured or its height has changed.
  func measureStickyRows() -> Bool {
    guard let sections = stickySections, let first = visibleRows.first, let last = visibleRows.last
    else { return false }
    var hasMoved = false
    for row in [sections.header(around: first), sections.footer(around: last)] {
      guard let row, !visibleRows.contains(row) else { continue }
      let wasMeasured = !isMeasured(row) && measure(row)
      // Columns measure only the lines in the visible part.
      let hasChanged = hasColumns ? measureLine(row..<row + 1) : wasMeasured
      hasMoved = hasMoved || hasChanged
    }
    return hasMoved
  }
}
