import AlidadeLayout
import AlidadeRender

/// A drag of a row of a list, with which the user moves rows or drags their content elsewhere.
@MainActor struct HeadlessRowDrag {
  private let drag: RowDrag
  /// The content of the rows outside lists; `nil` if there is none.
  var content: TransferContent? { drag.content }

  /// Creates a drag that begins on a row; `nil` if the row can't be dragged.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - list: its list.
  ///   - place: the pointer, from the top-left corner of the viewport.
  init?(of row: HeadlessView, in list: HeadlessScrollView, at place: Point) {
    guard list.dragsRows, let drag = list.scrollDelegate?.scrollView(list, dragFrom: row) else {
      return nil
    }
    drag.grip = place - row.frame.origin - list.subviewOrigin
    self.drag = drag
  }

  /// Moves the pointer over a list and drops the rows at its last point.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - points: the points, from the top-left corner of the viewport.
  ///   - velocity: the velocity of the pointer at the end, in points per second.
  ///   - isCanceled: `true` if nothing is dropped.
  /// - Returns: `true` if the list took the rows.
  func move(
    over list: HeadlessScrollView, through points: [Point], velocity: Point = .zero,
    isCanceled: Bool
  ) -> Bool {
    guard list.dragsRows, let delegate = list.scrollDelegate, let last = points.last else {
      return false
    }
    var isAccepted = false
    for point in points {
      isAccepted = delegate.scrollView(list, rows: drag, areOver: point)
    }
    drag.velocity = velocity
    let isTaken =
      isAccepted && !isCanceled && delegate.scrollView(list, drop: drag, at: last)
    if !isTaken { _ = delegate.scrollView(list, rows: drag, areOver: nil) }
    return isTaken
  }
}
