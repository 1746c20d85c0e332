import AlidadeLayout
import AlidadeRender

/// Rows that the user can move.
extension ListMounter {
  /// Lets the scroll view drag rows if the user can move them, and shows where they go.
  func showMoving() {
    let canMove = options.moving != nil
    if scrolled.view?.dragsRows != canMove { scrolled.view?.dragsRows = canMove }
    if hover != nil { moving?.showLine() }
  }

  var moving: RowMoving? {
    scrollView.flatMap { RowMoving(ListNavigation(list: self, scrollView: $0)) }
  }

  /// Removes the line where rows would go.
  func endHover() {
    guard hover != nil else { return }
    hover = nil
    scrollView?.insertionMark = nil
  }

  func scrollView(_ scrollView: any ScrollView, dragFrom row: any NativeView) -> RowDrag? {
    self.row(of: row).flatMap { moving?.begin(on: $0) }
  }

  func scrollView(
    _ scrollView: any ScrollView, rows drag: RowDrag, areOver point: Point?
  ) -> Bool {
    if let point, moving?.hover(drag, at: scrolled.point(inViewport: point)) == true { return true }
    endHover()
    return false
  }

  func scrollView(_ scrollView: any ScrollView, drop drag: RowDrag, at point: Point) -> Bool {
    moving?.drop(drag, at: scrolled.point(inViewport: point)) ?? false
  }
}
