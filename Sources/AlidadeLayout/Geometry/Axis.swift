/// One of the two directions in which things are placed one after another.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other axis.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
