/// How much space a root is given, in points.
public struct FlexSpace: Hashable, Sendable {
  /// How the width of a root without a width of its own follows.
  public enum Width: Hashable, Sendable {
    /// The root is exactly as wide as this.
    case fill(Double)
    /// As wide as the content wants, and not wider than this.
    case fitContent(Double)
    /// As narrow as the content can be.
    case minContent
    /// As wide as the content wants.
    case maxContent
  }

  /// The width to fill or fit; percentages are of it.
  public var width: Width
  /// The height that a root without one of its own fills; `nil` leaves it to the content.
  ///
  /// Percentages are of it.
  public var height: Double?

  /// Makes a space.
  ///
  /// What is negative counts as zero; a width that is not finite as max-content, such a height as
  /// none.
  public init(width: Width, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}
