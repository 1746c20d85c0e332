import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A row that the user has released over a list.
struct ReleasedRow {
  let key: ComponentKey
  /// The top-left corner of the row when it was released, in points from that of the viewport.
  let place: Point
  /// The velocity of the pointer, in points per second.
  let velocity: Point

  /// Creates the row that is dropped at a point of the viewport; `nil` if the row wasn't shown
  /// there.
  @MainActor init?(of drag: RowDrag, at point: Point) {
    guard let rows = drag.rows as? DraggedRows, let grip = drag.grip,
      grip.x.isFinite && grip.y.isFinite
    else { return nil }
    key = rows.held
    place = point - grip
    velocity = Point(
      x: ReleasedRow.limited(drag.velocity.x), y: ReleasedRow.limited(drag.velocity.y))
  }

  /// The maximum speed along an axis, in points per second; delayed events can appear faster.
  private static let highestSpeed = 4000.0

  private static func limited(_ speed: Double) -> Double {
    speed.isFinite ? min(max(speed, -highestSpeed), highestSpeed) : 0
  }
}
