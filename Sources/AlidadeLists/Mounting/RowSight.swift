import AlidadeLayout

/// The visible part of a list.
struct RowSight {
  let extents: RowExtents
  let rows: Range<Int>
  /// The distance from the top of the list to the top of the visible part, in points.
  let offset: Double
  let size: Size

  /// Returns the visible rectangle in the coordinates of a row.
  func rect(in row: Int) -> Rect {
    Rect(x: 0, y: offset - extents.offset(of: row), width: size.width, height: size.height)
  }
}
