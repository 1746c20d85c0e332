/// Where something stands from side to side in more space than it takes.
public enum HorizontalAlignment: Hashable, Sendable, CaseIterable {
  /// Where lines begin: left, or right where they run from right to left.
  case start
  /// In the middle.
  case center
  /// Where lines end.
  case end

  /// The distance from the start, in points, at which something of an extent stands in another
  /// extent; negative when it is the larger one and sticks out there.
  public func offset(of extent: Double, in surroundings: Double) -> Double {
    switch self {
    case .start: 0
    case .center: (surroundings - extent) / 2
    case .end: surroundings - extent
    }
  }
}
