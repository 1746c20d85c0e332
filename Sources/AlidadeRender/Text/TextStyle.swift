/// How a run of text looks.
public struct TextStyle: Hashable, Sendable {
  /// Which letters it is set in.
  public var family: FontFamily
  /// The size of the letters in points of the layout (not of the printer); more than zero.
  ///
  /// Where the user has chosen larger text for all programs, letters are as much larger than this.
  public var size: Double
  /// How heavy the letters are.
  public var weight: FontWeight
  /// Whether the letters are slanted.
  public var isItalic: Bool
  /// The colour of the letters.
  public var color: Color
  /// Whether a line runs under the text.
  public var isUnderlined: Bool
  /// Whether a line runs through the text.
  public var isStruckThrough: Bool

  /// Makes a style; a size that is not positive and finite becomes 15.
  public init(
    family: FontFamily = .system, size: Double = 15, weight: FontWeight = .regular,
    isItalic: Bool = false, color: Color = .primaryText, isUnderlined: Bool = false,
    isStruckThrough: Bool = false
  ) {
    self.family = family
    self.size = size > 0 && size.isFinite ? size : 15
    self.weight = weight
    self.isItalic = isItalic
    self.color = color
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}
