/// The way that a color of the palette follows the settings of the desktop, apart from the color
/// scheme.
enum ColorAdaptation: UInt8, Sendable {
  /// The color is the same for all settings.
  case none
  /// The accent color replaces the color.
  case accent
  /// The accent color, made legible, replaces the color.
  case accentText
  /// The color is much more opaque with high contrast.
  case line
  /// The color is more opaque with high contrast.
  case text

  /// Returns the color to paint.
  func adapted(_ color: RGBA, to appearance: Appearance) -> RGBA {
    switch self {
    case .none: return color
    case .accent: return appearance.accentColor?.opacity(Double(color.alpha)) ?? color
    case .accentText:
      let accent = appearance.accentColor?.opacity(Double(color.alpha)) ?? color
      if appearance.accentColor == nil, !appearance.hasHighContrast { return color }
      return accent.legible(
        in: appearance.colorScheme, contrast: appearance.hasHighContrast ? 7 : 4.5)
    case .line: return appearance.hasHighContrast ? color.opacity(atMostOne: 5) : color
    case .text: return appearance.hasHighContrast ? color.opacity(atMostOne: 1.5) : color
    }
  }
}

extension RGBA {
  /// Returns the color with its opacity multiplied by a factor above 1, up to full opacity.
  fileprivate func opacity(atMostOne factor: Double) -> RGBA {
    RGBA(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha) * factor)
  }
}
