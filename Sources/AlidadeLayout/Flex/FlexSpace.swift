/// The space that is available to a root, in points.
public struct FlexSpace: Hashable, Sendable {
  /// The rule for the width of a root without its own width.
  public enum Width: Hashable, Sendable {
    /// Exactly this width.
    case fill(Double)
    /// The max-content width, but no more than this width.
    case fitContent(Double)
    /// The min-content width.
    case minContent
    /// The max-content width.
    case maxContent
  }

  /// The width to fill or fit, and the base of percentages.
  public var width: Width
  /// The height that a root without its own height fills; `nil` if the height follows from the
  /// content.
  ///
  /// It is also the base of percentages.
  public var height: Double?

  /// Creates a space.
  ///
  /// A negative value counts as zero. A width that isn't finite counts as max-content, and a height
  /// that isn't finite counts as `nil`.
  public init(width: Width, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}
