/// The vertical position of a component in a larger space.
public enum VerticalAlignment: Hashable, Sendable, CaseIterable {
  /// The top.
  case top
  /// The center.
  case center
  /// The bottom.
  case bottom

  /// Returns the distance, in points, from the top of a space to an item aligned within the space.
  ///
  /// The distance is negative if the item is larger than the space and overflows at the top.
  ///
  /// - Parameters:
  ///   - extent: the height of the item, in points.
  ///   - surroundings: the height of the space, in points.
  public func offset(of extent: Double, in surroundings: Double) -> Double {
    switch self {
    case .top: 0
    case .center: (surroundings - extent) / 2
    case .bottom: surroundings - extent
    }
  }
}
