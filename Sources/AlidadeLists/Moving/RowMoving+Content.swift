import AlidadeCore
import AlidadeLayout
import AlidadeRender

// Inserting content between rows.
extension RowMoving {
  /// Shows where content will be inserted if it is dropped at a point.
  func hoverContent(at point: Point) {
    if insertable == nil { return }
    hover(nil, at: point, shift: shift(ofContentAt: point))
  }

  /// Returns the place that is nearest to a point; `nil` if no content can be inserted.
  func destination(ofContentAt point: Point) -> RowDestination? {
    guard insertable != nil,
      let place = place(of: nil, at: point, shift: shift(ofContentAt: point))
    else { return nil }
    return place.outline.map(destination(in:))
      ?? destination(in: place, previous: place.row - 1, next: place.row)
  }

  /// Returns the distance of a point from the middle of the first level in a tree, to the right, in
  /// points.
  private func shift(ofContentAt point: Point) -> Double {
    let x = point.x - (list.scrolled.view?.contentOrigin.x ?? 0)
    let middle = RowOutline.indentation / 2
    return list.lineDirection == .rightToLeft ? x - (list.width - middle) : x - middle
  }
}
