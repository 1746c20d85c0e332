import AlidadeLayout

/// A row that begins to disappear: its views stay until it has.
struct Departure {
  let root: RowRoot
  /// The place in the viewport before the pass.
  let place: Rect
  /// A Boolean value that is `true` if the row is gone; `false` if it is only out of sight.
  let isRemoved: Bool
}
