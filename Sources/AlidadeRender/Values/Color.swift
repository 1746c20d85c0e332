/// A color with one appearance for light backgrounds and another for dark ones.
///
/// The appearance is chosen when a view is painted, so a change of the color scheme requires a
/// repaint, but no build, layout or mount. Some colors of the palette also follow other settings of
/// the desktop: ``accent`` and ``accentText`` follow the accent color, and ``separator`` and
/// ``secondaryText`` follow the contrast.
public struct Color: Hashable, Sendable {
  /// The appearance on light backgrounds.
  public let light: RGBA
  /// The appearance on dark backgrounds.
  public let dark: RGBA
  /// The way that the color follows settings other than the color scheme.
  private let adaptation: ColorAdaptation

  /// Creates a color with the same appearance on all backgrounds.
  public init(_ color: RGBA) {
    self.init(light: color, dark: color)
  }

  /// Creates a color with two appearances.
  public init(light: RGBA, dark: RGBA) {
    self.init(light: light, dark: dark, .none)
  }

  /// Creates a color that follows the settings of the desktop.
  init(light: RGBA, dark: RGBA, _ adaptation: ColorAdaptation) {
    self.light = light
    self.dark = dark
    self.adaptation = adaptation
  }

  /// Creates a color from sRGB components from 0 to 1; values outside that range are clamped, and
  /// NaN becomes 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color from the 24 bits of `0xRRGGBB`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(RGBA(hex: hex, alpha: alpha))
  }

  /// Returns the color to paint with the settings of a desktop.
  public func resolved(in appearance: Appearance) -> RGBA {
    let color = resolved(in: appearance.colorScheme)
    return adaptation == .none ? color : adaptation.adapted(color, to: appearance)
  }

  /// Returns the color to paint in a color scheme, with all other settings at their defaults.
  public func resolved(in scheme: ColorScheme) -> RGBA {
    scheme == .dark ? dark : light
  }

  /// Returns the color with the opacity of both appearances multiplied by `alpha`.
  public func opacity(_ alpha: Double) -> Color {
    Color(light: light.opacity(alpha), dark: dark.opacity(alpha), adaptation)
  }
}
