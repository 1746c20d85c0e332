import AlidadeLayout

/// The rows that the user drags over a list.
@MainActor final class RowHover {
  var rows: DraggedRows
  /// The pointer, in points from the top-left corner of the viewport.
  var point: Point
  let scrolling = EdgeScrolling()

  init(_ rows: DraggedRows, at point: Point) {
    self.rows = rows
    self.point = point
  }
}
