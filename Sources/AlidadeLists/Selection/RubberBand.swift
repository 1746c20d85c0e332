import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A drag that selects the rows that it goes over.
@MainActor final class RubberBand {
  /// The height at the edges of the viewport in which the drag scrolls, in points.
  private static let edge = 24.0
  /// The largest distance that one frame scrolls, in points.
  private static let fastest = 48.0

  /// The row where the drag began.
  var row: Int
  /// The distance of the start from the top of that row, in points.
  let distance: Double
  /// The selection before the drag.
  let base: any RowSelection
  /// The newest event.
  var drag: DragEvent
  /// The rows that the drag goes over; `nil` if they have to be selected again.
  var rows: Range<Int>?
  /// A Boolean value that is `true` if the next frame scrolls.
  var isScrolling = false

  init(_ drag: DragEvent, row: Int, distance: Double, base: any RowSelection) {
    self.drag = drag
    self.row = row
    self.distance = distance
    self.base = base
  }

  /// Returns the change that selects rows.
  func change(_ keys: [ComponentKey]) -> SelectionChange {
    if drag.modifiers.contains(.control) { return .toggling(keys) }
    return drag.modifiers.contains(.shift) ? .adding(keys) : .only(keys)
  }

  /// Returns the distance to scroll in the next frame, in points: the farther the pointer is beyond
  /// an edge, the more.
  func step(inViewport height: Double) -> Double {
    let place = drag.location.y
    let edge = min(RubberBand.edge, height / 4)
    let beyond = place < edge ? place - edge : max(0, place - (height - edge))
    return max(-RubberBand.fastest, min(beyond / 2, RubberBand.fastest))
  }
}
