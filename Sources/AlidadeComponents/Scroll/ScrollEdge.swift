/// An edge of the content of a ``Scroll``.
public enum ScrollEdge: Hashable, Sendable, CaseIterable, Codable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The edge at which lines of text begin: the left edge in a left-to-right layout.
  case start
  /// The edge at which lines of text end: the right edge in a left-to-right layout.
  case end
}
