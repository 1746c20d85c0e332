/// A rule for which parts of a path that crosses itself are inside.
public enum FillRule: Hashable, Sendable {
  /// A point is inside if the path winds around it in one direction more often than in the other.
  case nonZero
  /// A point is inside if a line from it to the outside crosses the path an odd number of times.
  case evenOdd
}
