/// What measuring one child of a row or column found.
public struct LinearMeasurement: Hashable, Sendable {
  /// The size it chose, in points.
  public var size: Size
  /// The distance of its first line of text from its top edge, in points; `nil` without text.
  public var baseline: Double?

  /// Makes a measurement from a size and a baseline, in points.
  public init(size: Size, baseline: Double? = nil) {
    self.size = size
    self.baseline = baseline
  }
}
