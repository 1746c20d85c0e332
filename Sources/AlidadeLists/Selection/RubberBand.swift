import AlidadeCore
import AlidadeRender

/// A drag that selects the rows that it covers.
@MainActor final class RubberBand {
  /// The row where the drag began.
  var row: Int
  /// The distance of the start from the top of that row, in points.
  let distance: Double
  /// The selection before the drag.
  let base: any RowSelection
  /// The newest event.
  var drag: DragEvent
  /// The rows that the drag covers; `nil` if they have to be selected again.
  var rows: Range<Int>?
  /// The columns that the drag covers.
  var columns = 0..<0
  let scrolling = EdgeScrolling()

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
}
