import AlidadeLayout

/// The part of a list that is in sight.
struct RowSight {
  let extents: RowExtents
  let rows: Range<Int>
  /// The distance of the top of what is in sight from that of the list, in points.
  let offset: Double
  let size: Size

  /// Returns what is in sight, in the coordinates of a row.
  func rect(in row: Int) -> Rect {
    Rect(x: 0, y: offset - extents.offset(of: row), width: size.width, height: size.height)
  }
}
