/// A proposed width for measuring the content of a box.
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
  /// The width; used only for ``FlexProposal/Width/minContent`` and
  /// ``FlexProposal/Width/maxContent``.
  public var width: Double
  /// The height; used only for ``FlexProposal/Width/exactly(_:)``.
  public var height: Double
  /// The distance from the top to the first baseline; NaN without text.
  public var baseline: Double

  /// Creates a measurement.
  ///
  /// The solver treats a negative or NaN width or height as zero, and clamps infinite ones.
  public init(width: Double, height: Double, baseline: Double = .nan) {
    self.width = width
    self.height = height
    self.baseline = baseline
  }
}
