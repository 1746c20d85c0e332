/// One of the two directions in which things have an extent.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other axis.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Some of the two axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the axes.
    public let rawValue: UInt8

    /// Makes a set of its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The set of one axis.
    public init(_ axis: Axis) {
      self = axis == .horizontal ? .horizontal : .vertical
    }

    /// From left to right.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
    /// Both axes.
    public static let both: Set = [.horizontal, .vertical]
  }
}
