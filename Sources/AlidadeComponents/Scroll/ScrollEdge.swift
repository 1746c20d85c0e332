/// An edge of the content of a ``Scroll``.
public enum ScrollEdge: Hashable, Sendable, CaseIterable, Codable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The edge at which lines of text begin: the left one in a layout from left to right.
  case leading
  /// The edge at which lines of text end: the right one in a layout from left to right.
  case trailing
}
