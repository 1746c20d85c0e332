/// An edge of a list at which the actions of a row appear.
public enum SwipeEdge: Hashable, Sendable, CaseIterable {
  /// The edge at which lines begin: the left one, and from right to left the right one.
  case leading
  /// The edge at which lines end.
  case trailing
}
