/// A color with one appearance on light surroundings and one on dark ones.
///
/// Which of the two is painted is decided when a view is painted, so a change of the color scheme
/// costs a repaint and no build, layout or mount.
public struct Color: Hashable, Sendable {
  /// What is painted on light surroundings.
  public let light: RGBA
  /// What is painted on dark surroundings.
  public let dark: RGBA

  /// Makes a color that looks the same everywhere.
  public init(_ color: RGBA) {
    self.init(light: color, dark: color)
  }

  /// Makes a color with two appearances.
  public init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  /// Makes a color from components between 0 and 1 in sRGB; what lies outside is brought to the
  /// nearest bound.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a color from the 24 bits of `0xRRGGBB`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(RGBA(hex: hex, alpha: alpha))
  }

  /// The appearance in `scheme`.
  public func resolved(in scheme: ColorScheme) -> RGBA {
    scheme == .dark ? dark : light
  }

  /// The same color with both appearances `alpha` times as opaque.
  public func opacity(_ alpha: Double) -> Color {
    Color(light: light.opacity(alpha), dark: dark.opacity(alpha))
  }
}
