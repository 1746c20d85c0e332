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
  /// The size of the letters relative to ``size``, such as 0.9 for code; greater than zero.
  ///
  /// It is preserved when the size of a whole text is set. Any other value is reported and replaced
  /// with 1.
  public var scale = 1.0 {
    didSet { if !(scale > 0 && scale.isFinite) { scale = TextStyle.checkedScale(scale) } }
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
  /// The color behind the text; `nil` for none.
  public var background: Color?

  /// The size of the letters in points, which is ``size`` times ``scale``; at most ``maximumSize``.
  public var fontSize: Double { scale == 1 ? size : min(size * scale, TextStyle.maximumSize) }

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

  private static func checkedScale(_ scale: Double) -> Double {
    Diagnostics.report(
      Diagnostic(
        "A relative font size is invalid.", values: ["TextStyle.scale  \(scale)"],
        remedy: "It must be finite and greater than zero. 1 is used instead."))
    return 1
  }

  private static func checked(_ size: Double) -> Double {
    // The condition is also `false` for NaN.
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
