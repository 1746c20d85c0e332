/// The conditions under which the content of a measured box is measured.
public struct FlexProposal: Hashable, Sendable {
  /// The width to measure at.
  public enum Width: Hashable, Sendable {
    /// The smallest width that the content can have without overflowing.
    case minContent
    /// The width of the content if nothing limits it.
    case maxContent
    /// An exact width in points; finite and not negative.
    case exactly(Double)
  }

  /// The width to measure at.
  public let width: Width

  /// Creates a proposal.
  public init(width: Width) { self.width = width }
}

/// The measured size of a box's content, in points.
public struct FlexMeasurement: Hashable, Sendable {
  /// The width; read only for ``FlexProposal/Width/minContent`` and
  /// ``FlexProposal/Width/maxContent``.
  public var width: Double
  /// The height; read only for ``FlexProposal/Width/exactly(_:)``.
  public var height: Double
  /// The distance from the top to the first baseline; NaN without text.
  public var baseline: Double

  /// Creates a measurement.
  ///
  /// Negative values and NaN count as zero, and infinite values are clamped.
  public init(width: Double, height: Double, baseline: Double = .nan) {
    self.width = width
    self.height = height
    self.baseline = baseline
  }
}
