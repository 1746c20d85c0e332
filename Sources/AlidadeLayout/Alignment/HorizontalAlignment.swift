/// The horizontal position of a component in a larger space.
public enum HorizontalAlignment: Hashable, Sendable, CaseIterable {
  /// The start: left, or right in a right-to-left layout.
  case start
  /// The center.
  case center
  /// The end: right, or left in a right-to-left layout.
  case end

  /// Returns the distance, in points, from the start of a space to an item aligned within the
  /// space.
  ///
  /// The distance is negative if the item is larger than the space and overflows at the start.
  ///
  /// - Parameters:
  ///   - extent: the width of the item, in points.
  ///   - surroundings: the width of the space, in points.
  public func offset(of extent: Double, in surroundings: Double) -> Double {
    switch self {
    case .start: 0
    case .center: (surroundings - extent) / 2
    case .end: surroundings - extent
    }
  }
}
