extension Color {
  /// Nothing shows.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Black everywhere.
  public static let black = Color(hex: 0x000000)
  /// White everywhere.
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

  /// For what the reader came for: titles and running text.
  public static let primaryText = Color(
    light: RGBA(hex: 0x000000, alpha: 0.87), dark: RGBA(hex: 0xFFFFFF, alpha: 0.95))
  /// For what explains it: captions, dates, counts.
  public static let secondaryText = Color(
    light: RGBA(hex: 0x000000, alpha: 0.58), dark: RGBA(hex: 0xFFFFFF, alpha: 0.65))
  /// Behind everything in a window.
  public static let windowBackground = Color(light: RGBA(hex: 0xFAFAFA), dark: RGBA(hex: 0x242424))
  /// Behind lists and text to read.
  public static let viewBackground = Color(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x1E1E1E))
  /// Behind things that stand out from the window, such as cards.
  public static let cardBackground = Color(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x303030))
  /// Thin lines between things.
  public static let separator = Color(
    light: RGBA(hex: 0x000000, alpha: 0.10), dark: RGBA(hex: 0xFFFFFF, alpha: 0.10))
  /// What can be pressed, what is chosen, where the focus is.
  public static let accent = Color(light: RGBA(hex: 0x3584E4), dark: RGBA(hex: 0x3584E4))
  /// Text in the accent color, legible on the backgrounds above.
  public static let accentText = Color(light: RGBA(hex: 0x1C71D8), dark: RGBA(hex: 0x78AEED))
}
