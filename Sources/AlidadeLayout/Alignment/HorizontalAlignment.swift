/// The horizontal position of a component in a larger space.
public enum HorizontalAlignment: Hashable, Sendable, CaseIterable {
  /// The start: left, or right in a right-to-left layout.
  case start
  /// The center.
  case center
  /// The end: right, or left in a right-to-left layout.
  case end

  /// Returns the distance from the start, in points, of an extent aligned in another extent;
  /// negative if it is larger and sticks out there.
  public func offset(of extent: Double, in surroundings: Double) -> Double {
    switch self {
    case .start: 0
    case .center: (surroundings - extent) / 2
    case .end: surroundings - extent
    }
  }
}
