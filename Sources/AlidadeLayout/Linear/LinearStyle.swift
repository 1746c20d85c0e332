/// How a row or column places its children.
public struct LinearStyle: Hashable, Sendable {
  /// Where children stand across the axis.
  public enum Alignment: Hashable, Sendable {
    /// At the start of the cross axis.
    case start
    /// In the middle of the cross axis.
    case center
    /// At the end of the cross axis.
    case end
    /// As large as the cross axis.
    case stretch
    /// With their first baselines on one line; on a vertical axis the same as `start`.
    case baseline
  }

  /// What becomes of space along the axis that no child takes.
  public enum Justification: Hashable, Sendable {
    /// It follows the last child.
    case start
    /// Half of it stands before the first child and half after the last.
    case center
    /// It precedes the first child.
    case end
    /// It is shared out between neighbours.
    case spaceBetween
    /// Each child gets the same share, half before it and half after it.
    case spaceAround
    /// It is shared out between neighbours and at both ends.
    case spaceEvenly
  }

  /// The direction in which children follow each other.
  public var axis: Axis
  /// The distance between neighbours, in points; NaN and infinite distances count as zero.
  public var spacing: Double
  /// Where children stand across the axis, unless they say otherwise themselves.
  public var alignment: Alignment
  /// What becomes of space along the axis that no child takes.
  public var justification: Justification

  /// Makes a style; see the properties.
  public init(
    axis: Axis, spacing: Double = 0, alignment: Alignment = .stretch,
    justification: Justification = .start
  ) {
    self.axis = axis
    self.spacing = spacing.isFinite ? spacing : 0
    self.alignment = alignment
    self.justification = justification
  }
}
