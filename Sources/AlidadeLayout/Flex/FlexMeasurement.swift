/// What a measured box is asked: how large its content is, in points, under these conditions.
public struct FlexProposal: Hashable, Sendable {
  /// What the width should be.
  public enum Width: Hashable, Sendable {
    /// As narrow as the content can be without overflowing.
    case minContent
    /// As wide as the content is when nothing limits it.
    case maxContent
    /// Exactly this, in points; finite and not negative.
    case exactly(Double)
  }

  /// What the width should be.
  public let width: Width

  /// Makes a proposal.
  public init(width: Width) { self.width = width }
}

/// What a measured box answers, in points, for its content.
public struct FlexMeasurement: Hashable, Sendable {
  /// The width; read only for ``FlexProposal/Width/minContent`` and
  /// ``FlexProposal/Width/maxContent``.
  public var width: Double
  /// The height; read only for ``FlexProposal/Width/exactly(_:)``.
  public var height: Double
  /// The distance of the first line of text from the top; NaN without text.
  public var baseline: Double

  /// Makes an answer.
  ///
  /// What is negative or not a number counts as zero; what is infinite is cut.
  public init(width: Double, height: Double, baseline: Double = .nan) {
    self.width = width
    self.height = height
    self.baseline = baseline
  }
}
