extension Color {
  /// A fully transparent color.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Black in both color schemes.
  public static let black = Color(hex: 0x000000)
  /// White in both color schemes.
  public static let white = Color(hex: 0xFFFFFF)
  /// A strong red.
  public static let red = Color(light: RGBA(hex: 0xC01C28), dark: RGBA(hex: 0xFF7B63))
  /// A warm orange.
  public static let orange = Color(light: RGBA(hex: 0xC64600), dark: RGBA(hex: 0xFFA348))
  /// A warm yellow.
  public static let yellow = Color(light: RGBA(hex: 0xAE7B03), dark: RGBA(hex: 0xF8E45C))
  /// A calm green.
  public static let green = Color(light: RGBA(hex: 0x26A269), dark: RGBA(hex: 0x8FF0A4))
  /// A clear blue.
  public static let blue = Color(light: RGBA(hex: 0x1C71D8), dark: RGBA(hex: 0x78AEED))
  /// A soft purple.
  public static let purple = Color(light: RGBA(hex: 0x813D9C), dark: RGBA(hex: 0xDC8ADD))

  /// The color of primary text, such as titles and body text.
  public static let primaryText = Color(
    light: RGBA(hex: 0x000000, alpha: 0.87), dark: RGBA(hex: 0xFFFFFF, alpha: 0.95))
  /// The color of secondary text, such as captions, dates and counts; stronger with high contrast.
  public static let secondaryText = Color(
    light: RGBA(hex: 0x000000, alpha: 0.58), dark: RGBA(hex: 0xFFFFFF, alpha: 0.65), .text)
  /// The background of a window.
  public static let windowBackground = Color(light: RGBA(hex: 0xFAFAFA), dark: RGBA(hex: 0x242424))
  /// The background of lists and text.
  public static let viewBackground = Color(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x1E1E1E))
  /// The background of elements that stand out from the window, such as cards.
  public static let cardBackground = Color(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x303030))
  /// The background of code in text.
  public static let codeBackground = Color(
    light: RGBA(hex: 0x000000, alpha: 0.06), dark: RGBA(hex: 0xFFFFFF, alpha: 0.10))
  /// The color of thin lines between elements; stronger with high contrast.
  public static let separator = Color(
    light: RGBA(hex: 0x000000, alpha: 0.10), dark: RGBA(hex: 0xFFFFFF, alpha: 0.10), .line)
  /// The color of controls, selections and the focus: the accent color of the desktop, or blue.
  public static let accent = Color(
    light: RGBA(hex: 0x3584E4), dark: RGBA(hex: 0x3584E4), .accent)
  /// The accent color of text, legible on the backgrounds above.
  public static let accentText = Color(
    light: RGBA(hex: 0x1C71D8), dark: RGBA(hex: 0x78AEED), .accentText)
}
