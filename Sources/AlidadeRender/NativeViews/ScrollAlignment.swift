/// The part of the viewport in which a list shows the row, or a `Scroll` the component, that it
/// scrolls to.
///
/// It applies to each axis along which the content scrolls. The viewport of a list begins below the
/// sticky header of a section.
public enum ScrollAlignment: Hashable, Sendable, CaseIterable, Codable {
  /// The component begins at the start of the viewport: at its top, or at the edge where lines
  /// begin.
  case start
  /// The component is in the middle of the viewport.
  case center
  /// The component ends at the end of the viewport.
  case end
  /// The content scrolls as little as necessary to show all of the component, or its start if the
  /// component is larger than the viewport.
  case nearest
}
