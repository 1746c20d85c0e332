/// A rule that determines which parts of a self-intersecting path are inside.
public enum FillRule: Hashable, Sendable {
  /// A point is inside if the path winds around it more often in one direction than in the other.
  case nonZero
  /// A point is inside if a line from it to the outside crosses the path an odd number of times.
  case evenOdd
}
