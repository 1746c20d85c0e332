/// The space that a line of text leaves for a component.
///
/// Lines can be broken before and after it.
public struct TextSpace: Hashable, Sendable {
  /// The character that stands for a component in a text: U+FFFC, the object replacement character.
  public static let character: Character = "\u{FFFC}"

  /// The width, in points; finite, zero or more.
  public let width: Double
  /// The height above the baseline of the line, in points; finite.
  public let ascent: Double
  /// The height below the baseline of the line, in points; finite, and not less than `-ascent`.
  public let descent: Double
  /// The text that is copied in place of the component.
  public let copiedText: String

  /// Creates a space.
  ///
  /// Extents that are out of range count as zero.
  public init(width: Double, ascent: Double, descent: Double, copiedText: String = "") {
    self.width = width.isFinite ? max(0, width) : 0
    self.ascent = ascent.isFinite ? ascent : 0
    self.descent = max(descent.isFinite ? descent : 0, -self.ascent)
    self.copiedText = copiedText
  }
}
