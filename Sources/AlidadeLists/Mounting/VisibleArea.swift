import AlidadeLayout

/// The visible part of a list.
struct VisibleArea {
  let extents: RowExtents
  let rows: Range<Int>
  /// The header and the footer that aren't at their own places.
  let sticky: StickyRows
  /// The distance from the top of the list to the top of the visible part, in points.
  let offset: Double
  /// The top of the visible part, in points from the top of the view.
  let viewTop: Double
  /// The distance from the left end of the rows to the visible part, in points.
  let x: Double
  /// The size of the visible part.
  let size: Size
  let columns: RowColumns
  /// The direction in which rows follow each other.
  let axis: RowAxis
  /// The direction in which the rows of a line follow each other.
  let lineDirection: LayoutDirection

  /// Returns the visible rectangle in the coordinates of a row's view.
  func rect(in row: Int) -> Rect {
    axis.inView(
      Rect(x: x - left(of: row), y: offset - top(of: row), width: size.width, height: size.height),
      height: extents.height(of: row))
  }

  /// Returns the distance of a row from the left end of the lines, in points.
  func left(of row: Int) -> Double {
    guard columns.count > 1, let column = extents.arrangement.column(of: row) else { return 0 }
    return columns.left(of: column, lineDirection)
  }

  /// Returns the width of a row, in points.
  func width(of row: Int) -> Double {
    columns.count > 1 && extents.arrangement.column(of: row) != nil
      ? columns.width : columns.listWidth
  }

  /// Returns the distance from the top of the list to a row, in points.
  private func top(of row: Int) -> Double {
    sticky[row].map { extents.points($0.top) } ?? extents.offset(of: row)
  }
}
