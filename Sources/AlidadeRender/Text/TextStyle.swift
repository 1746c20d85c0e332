/// How a run of text looks.
public struct TextStyle: Hashable, Sendable {
  /// Which letters it is set in.
  public var family: FontFamily
  /// The size of the letters in points of the layout (not of the printer); more than zero and at most
  /// ``maximumSize``.
  ///
  /// Another one is reported, and ``defaultSize`` is used in its place. Where the user has chosen larger
  /// text for all programs, letters are as much larger than this.
  public var size: Double {
    didSet { size = TextStyle.checked(size) }
  }
  /// How heavy the letters are.
  public var weight: FontWeight
  /// Whether the letters are slanted.
  public var isItalic: Bool
  /// The color of the letters.
  public var color: Color
  /// Whether a line runs under the text.
  public var isUnderlined: Bool
  /// Whether a line runs through the text.
  public var isStruckThrough: Bool

  /// The size of letters unless another one is chosen: 15 points.
  public static let defaultSize = 15.0

  /// The largest size of letters, 10 000 points.
  public static let maximumSize = 10_000.0

  /// Makes a style.
  public init(
    family: FontFamily = .system, size: Double = TextStyle.defaultSize,
    weight: FontWeight = .regular,
    isItalic: Bool = false, color: Color = .primaryText, isUnderlined: Bool = false,
    isStruckThrough: Bool = false
  ) {
    self.family = family
    self.size = TextStyle.checked(size)
    self.weight = weight
    self.isItalic = isItalic
    self.color = color
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }

  private static func checked(_ size: Double) -> Double {
    // False for NaN too.
    if size > 0, size <= maximumSize { return size }
    Diagnostics.report(
      Diagnostic(
        "Text was given a size of letters that makes no sense.",
        values: ["TextStyle.size  \(size)"],
        remedy: """
          It must be more than zero and at most \(maximumSize) points. \(defaultSize) points are used in its place.
          """))
    return defaultSize
  }
}
