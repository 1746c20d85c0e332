import AlidadeRender

/// A movement on the header of a table, measured from the start of a line.
struct HeaderDrag: Sendable {
  let phase: GesturePhase
  /// The distance of the beginning from the start of the header, in points.
  let start: Double
  /// The movement toward the end of the header since then, in points.
  let distance: Double
  /// The columns when the event occurred.
  let frames: ColumnFrames
}
