/// Where something stands from top to bottom in more space than it takes.
public enum VerticalAlignment: Hashable, Sendable, CaseIterable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom

  /// The distance from the top, in points, at which something of an extent stands in another
  /// extent; negative when it is the larger one and sticks out there.
  public func offset(of extent: Double, in surroundings: Double) -> Double {
    switch self {
    case .top: 0
    case .center: (surroundings - extent) / 2
    case .bottom: surroundings - extent
    }
  }
}
