/// A color in sRGB, not premultiplied.
public struct RGBA: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public let red: Float
  /// The green component, from 0 to 1.
  public let green: Float
  /// The blue component, from 0 to 1.
  public let blue: Float
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public let alpha: Float

  /// Creates a color; components outside the range from 0 to 1 are clamped, and NaN becomes 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = RGBA.clamp(red)
    self.green = RGBA.clamp(green)
    self.blue = RGBA.clamp(blue)
    self.alpha = RGBA.clamp(alpha)
  }

  /// Creates a color from the 24 bits of `0xRRGGBB`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// Returns the color with its opacity multiplied by `alpha`.
  public func opacity(_ alpha: Double) -> RGBA {
    RGBA(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(self.alpha) * alpha)
  }

  private static func clamp(_ value: Double) -> Float {
    value > 0 ? Float(min(value, 1)) : 0
  }
}
