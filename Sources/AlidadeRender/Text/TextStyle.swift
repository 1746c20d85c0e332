/// The style of a run of text.
public struct TextStyle: Hashable, Sendable {
  /// The font family.
  public var family: FontFamily
  /// The font size, in layout points, not typographic points; greater than zero and at most
  /// ``maximumSize``.
  ///
  /// Any other size is reported and replaced with ``defaultSize``. If the user has chosen larger
  /// text for all programs, the size is scaled accordingly.
  public var size: Double {
    didSet { size = TextStyle.checked(size) }
  }
  /// The font weight.
  public var weight: FontWeight
  /// A Boolean value that is `true` if the text is italic.
  public var isItalic: Bool
  /// The color of the text.
  public var color: Color
  /// A Boolean value that is `true` if the text is underlined.
  public var isUnderlined: Bool
  /// A Boolean value that is `true` if the text is struck through.
  public var isStruckThrough: Bool

  /// The default font size: 15 points.
  public static let defaultSize = 15.0

  /// The maximum font size: 10,000 points.
  public static let maximumSize = 10_000.0

  /// Creates a style.
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
    // The condition is `false` for NaN too.
    if size > 0, size <= maximumSize { return size }
    Diagnostics.report(
      Diagnostic(
        "A font size is invalid.",
        values: ["TextStyle.size  \(size)"],
        remedy: """
          It must be greater than zero and at most \(maximumSize) points. \(defaultSize) points are used instead.
          """))
    return defaultSize
  }
}
