import AlidadeRender

/// A movement on the header of a table, in coordinates that begin where lines begin.
struct HeaderDrag: Sendable {
  let phase: GesturePhase
  /// The distance of the start of the movement from the start of the header, in points.
  let start: Double
  /// The movement toward the end of the header since then, in points.
  let distance: Double
}
