/// An edge of a list at which the actions of a row appear.
public enum SwipeEdge: Hashable, Sendable, CaseIterable {
  /// The edge at which lines begin: the left edge or, in a right-to-left layout, the right edge.
  case start
  /// The edge at which lines end.
  case end
}
