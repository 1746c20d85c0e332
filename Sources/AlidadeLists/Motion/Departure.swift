import AlidadeLayout

/// A row that begins to disappear; its views stay until it has disappeared.
struct Departure {
  let root: RowRoot
  /// The place in the viewport before the pass.
  let place: Rect
  /// The position of the row after the change; `nil` if it was removed.
  let row: Int?
}
