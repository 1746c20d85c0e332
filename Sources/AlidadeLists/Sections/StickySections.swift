/// The sections of a list whose headers or footers stay visible as long as their section.
///
/// A header stays at the top until the end of its section pushes it out. A footer stays at the
/// bottom until it reaches its own place, but never above the first element of its section.
struct StickySections {
  private let sections: RowSections
  private let hasHeaders: Bool
  private let hasFooters: Bool

  /// Returns `nil` if no headers or footers are sticky.
  init?(_ sections: RowSections?, _ options: ListOptions) {
    guard let sections else { return nil }
    self.sections = sections
    hasHeaders = options.hasStickyHeaders
    hasFooters = options.hasStickyFooters && sections.hasFooters
    if !hasHeaders, !hasFooters { return nil }
  }

  /// Returns the row of the header that stays visible with a row; `nil` if there is none.
  func header(around row: Int) -> Int? {
    hasHeaders ? sections.rows(around: row)?.lowerBound : nil
  }

  /// Returns the row of the footer that stays visible with a row; `nil` if there is none.
  func footer(around row: Int) -> Int? {
    hasFooters ? sections.rows(around: row).map { $0.upperBound - 1 } : nil
  }

  /// Returns the height that the header covers above a row at the top, in points; zero for a
  /// header.
  func height(above row: Int, _ extents: RowExtents) -> Double {
    guard let header = header(around: row), header != row else { return 0 }
    return extents.height(of: header)
  }

  /// Returns the height that the footer covers below a row at the bottom, in points; zero for a
  /// header or a footer.
  func height(below row: Int, _ extents: RowExtents) -> Double {
    guard let footer = footer(around: row), footer != row,
      sections.rows(around: row)?.lowerBound != row
    else { return 0 }
    return extents.height(of: footer)
  }

  /// Returns the header and the footer that aren't at their own places.
  ///
  /// - Parameters:
  ///   - visible: the visible rows; at least one.
  ///   - offset: the distance from the top of the list to the top of the visible part, in points.
  ///   - height: the height of the visible part, in points.
  func rows(
    in visible: Range<Int>, at offset: Double, height: Double, _ extents: RowExtents
  ) -> StickyRows {
    let header = header(around: visible.lowerBound, at: offset, extents)
    let footer = footer(
      around: visible.upperBound - 1, at: offset, height: height, below: header, extents)
    return StickyRows(header: header, footer: footer)
  }

  /// Returns the header of a row's section, if it isn't at its own place.
  ///
  /// - Parameters:
  ///   - row: the first visible row.
  ///   - offset: the distance from the top of the list to the top of the visible part, in points.
  func header(around row: Int, at offset: Double, _ extents: RowExtents) -> StickyRow? {
    guard hasHeaders, let section = sections.rows(around: row) else { return nil }
    let header = section.lowerBound
    let height = extents.pixelHeight(of: header)
    let last = extents.pixelOffset(of: section.upperBound) - height
    let top = min(extents.topPixel(at: offset), last)
    guard top > extents.pixelOffset(of: header) else { return nil }
    let end = extents.row(at: extents.points(top + height) - 0.5 / extents.grid.scale)
    let covered = header + 1..<extents.arrangement.rows(around: end).upperBound
    return StickyRow(row: header, top: top, covered: covered)
  }

  /// Returns the footer of a row's section, if it is visible and isn't at its own place.
  ///
  /// - Parameters:
  ///   - row: the last visible row.
  ///   - offset: the distance from the top of the list to the top of the visible part, in points.
  ///   - height: the height of the visible part, in points.
  ///   - header: the header that isn't at its own place; `nil` if there is none.
  private func footer(
    around row: Int, at offset: Double, height: Double, below header: StickyRow?,
    _ extents: RowExtents
  ) -> StickyRow? {
    guard hasFooters, let section = sections.rows(around: row) else { return nil }
    let footer = section.upperBound - 1
    let bottom = extents.topPixel(at: offset) + Int((height * extents.grid.scale).rounded())
    var first = extents.pixelOffset(of: section.lowerBound + 1)
    if let header, header.row == section.lowerBound {
      first = max(first, header.top + extents.pixelHeight(of: header.row))
    }
    let top = max(bottom - extents.pixelHeight(of: footer), first)
    guard top < min(bottom, extents.pixelOffset(of: footer)) else { return nil }
    return StickyRow(row: footer, top: top, covered: extents.row(at: extents.points(top))..<footer)
  }
}
