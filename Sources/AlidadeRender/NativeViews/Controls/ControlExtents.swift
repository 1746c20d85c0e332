import AlidadeLayout

/// The space that a native control takes, in points.
public struct ControlExtents: Hashable, Sendable {
  /// The smallest size in which the control can be shown.
  public var minimum: Size
  /// The size of the control if nothing requires a different one.
  public var natural: Size
  /// The distance of the baseline of its text from the top of its natural size; `nil` without text.
  public var baseline: Double?

  /// Creates extents; the minimum is the natural size unless one is given.
  public init(natural: Size, minimum: Size? = nil, baseline: Double? = nil) {
    self.natural = natural
    self.minimum = minimum ?? natural
    self.baseline = baseline
  }

  /// Creates the extents of a bar.
  ///
  /// - Parameters:
  ///   - axis: the axis along which the bar lies.
  ///   - length: the natural length.
  ///   - minimumLength: the minimum length.
  ///   - thickness: the extent across the axis.
  public init(along axis: Axis, length: Double, minimumLength: Double, thickness: Double) {
    self.init(
      natural: Size(along: axis, main: max(length, minimumLength), cross: thickness),
      minimum: Size(along: axis, main: minimumLength, cross: thickness))
  }
}
