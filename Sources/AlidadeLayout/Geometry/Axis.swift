/// The horizontal or the vertical axis.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// The axis from left to right.
  case horizontal
  /// The axis from top to bottom.
  case vertical

  /// The other axis.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the axes.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one axis.
    public init(_ axis: Axis) {
      self = axis == .horizontal ? .horizontal : .vertical
    }

    /// The axis from left to right.
    public static let horizontal = Set(rawValue: 1)
    /// The axis from top to bottom.
    public static let vertical = Set(rawValue: 2)
    /// Both axes.
    public static let both: Set = [.horizontal, .vertical]
  }
}
