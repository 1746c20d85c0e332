/// The appearance of the line along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of the ends of a line.
  public enum Cap: Hashable, Sendable {
    /// The line ends at its last point.
    case butt
    /// The line ends with a half circle around its last point.
    case round
    /// The line ends with half a square around its last point.
    case square
  }

  /// The shape of the corners of a line.
  public enum Join: Hashable, Sendable {
    /// The edges meet in a point, up to the miter limit.
    case miter
    /// The corner is round.
    case round
    /// The corner is beveled.
    case bevel
  }

  /// The width, in points; zero draws nothing, and a negative width, NaN or infinity is reported
  /// and draws nothing.
  public var width: Double
  /// The shape of the ends.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join
  /// The largest ratio of the length of a pointed corner to the width of the line; a longer corner
  /// is beveled.
  public var miterLimit: Double
  /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
  ///
  /// They must be finite and not negative, and not all zero; otherwise, they are reported and the
  /// line is solid.
  public var dash: [Double]
  /// The distance into the dashes at which the line begins, in points.
  public var dashPhase: Double

  /// Creates a style.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
