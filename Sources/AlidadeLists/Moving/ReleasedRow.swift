import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A row that the user has let go over a list.
struct ReleasedRow {
  let key: ComponentKey
  /// The top left corner of the row when it was let go, in points from that of the viewport.
  let place: Point
  /// The velocity of the pointer, in points per second.
  let velocity: Point

  /// Creates the row that is dropped at a point of the viewport; `nil` if the user didn't see it there.
  @MainActor init?(of drag: RowDrag, at point: Point) {
    guard let rows = drag.rows as? DraggedRows, let grip = drag.grip,
      grip.x.isFinite && grip.y.isFinite
    else { return nil }
    key = rows.held
    place = point - grip
    velocity = Point(
      x: ReleasedRow.limited(drag.velocity.x), y: ReleasedRow.limited(drag.velocity.y))
  }

  /// The highest speed along an axis, in points per second; events that come late can look like more.
  private static let highestSpeed = 4000.0

  private static func limited(_ speed: Double) -> Double {
    speed.isFinite ? min(max(speed, -highestSpeed), highestSpeed) : 0
  }
}
