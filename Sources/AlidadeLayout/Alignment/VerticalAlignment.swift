/// The vertical position of a component in a larger space.
public enum VerticalAlignment: Hashable, Sendable, CaseIterable {
  /// The top.
  case top
  /// The center.
  case center
  /// The bottom.
  case bottom

  /// Returns the distance from the top, in points, of an extent aligned in another; negative if it
  /// is larger and overflows there.
  public func offset(of extent: Double, in surroundings: Double) -> Double {
    switch self {
    case .top: 0
    case .center: (surroundings - extent) / 2
    case .bottom: surroundings - extent
    }
  }
}
