import AlidadeRender

/// A movement on the header of a table, in coordinates of its content, which begin where lines
/// begin.
///
/// The content may be scrolled during the movement.
struct HeaderDrag: Sendable {
  let phase: GesturePhase
  /// The distance of the pointer from the start of the content, in points.
  let place: Double
  /// The distance of the pointer from the start of the content at the start of the movement, in
  /// points; meaningful when the movement begins.
  let start: Double
}
