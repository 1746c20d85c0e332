/// The space that a line of text leaves for a component.
///
/// Lines can be broken before and after it.
public struct TextSpace: Hashable, Sendable {
  /// The character that represents a component in a text: U+FFFC, the object replacement character.
  public static let character: Character = "\u{FFFC}"

  /// The largest width, ascent and descent: 100,000 points.
  ///
  /// Toolkits compute with integers, which could otherwise overflow.
  private static let maximumExtent = 100_000.0

  /// The width, in points; from zero to 100,000.
  public let width: Double
  /// The height above the baseline of the line, in points.
  public let ascent: Double
  /// The height below the baseline of the line, in points; not less than `-ascent`.
  public let descent: Double
  /// The text that is copied, and read aloud to the user, in place of the component.
  public let copiedText: String

  /// Creates a space.
  ///
  /// Excessive extents are limited; NaN counts as zero.
  public init(width: Double, ascent: Double, descent: Double, copiedText: String = "") {
    self.width = max(0, TextSpace.limited(width))
    self.ascent = TextSpace.limited(ascent)
    self.descent = max(TextSpace.limited(descent), -self.ascent)
    self.copiedText = copiedText
  }

  private static func limited(_ extent: Double) -> Double {
    extent.isNaN ? 0 : min(max(extent, -maximumExtent), maximumExtent)
  }
}
