#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension RGBA {
  /// Returns the color, darker or lighter if needed, so that text in it is legible on the
  /// backgrounds of the palette.
  ///
  /// - Parameters:
  ///   - scheme: the color scheme of the backgrounds.
  ///   - contrast: the minimum contrast ratio according to WCAG, which is at least 1.
  func legible(in scheme: ColorScheme, contrast: Double) -> RGBA {
    let linear = [red, green, blue].map { RGBA.linear(Double($0)) }
    let own = RGBA.luminance(linear)
    let changed: [Double]
    switch scheme {
    case .light:
      let limit = (RGBA.darkestLight + 0.05) / contrast - 0.05
      if own <= limit { return self }
      changed = linear.map { $0 * limit / own }
    case .dark:
      let limit = (RGBA.lightestDark + 0.05) * contrast - 0.05
      if own >= limit { return self }
      let share = (limit - own) / (1 - own)
      changed = linear.map { $0 + (1 - $0) * share }
    }
    let parts = changed.map(RGBA.encoded)
    return RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: Double(alpha))
  }

  /// The relative luminance of the color without its opacity, from 0 to 1.
  var luminance: Double { RGBA.luminance([red, green, blue].map { RGBA.linear(Double($0)) }) }

  /// The luminance of the darkest background in the light scheme.
  private static let darkestLight = Color.windowBackground.light.luminance
  /// The luminance of the lightest background in the dark scheme.
  private static let lightestDark = Color.cardBackground.dark.luminance

  private static func luminance(_ linear: [Double]) -> Double {
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ part: Double) -> Double {
    part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
  }
}
