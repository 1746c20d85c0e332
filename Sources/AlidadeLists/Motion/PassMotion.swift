import AlidadeRender

/// The animations of what one pass of a list shows.
struct PassMotion {
  /// The animation of the rows; `nil` if they don't move.
  var rows: Animation?
  /// The animation of the heights; `nil` if they change immediately.
  var heights: Animation?
  /// The change of the rows; `nil` if only their heights change.
  var change: RowMotion.Change?
}
