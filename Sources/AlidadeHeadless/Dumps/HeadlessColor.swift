import AlidadeRender

/// Functions that format colors as in CSS.
enum HeadlessColor {
  /// Returns the color as `#rrggbb`, or as `#rrggbbaa` if it isn't opaque.
  static func hex(_ color: RGBA) -> String {
    let opaque = "#" + [color.red, color.green, color.blue].map(component).joined()
    return color.alpha == 1 ? opaque : opaque + component(color.alpha)
  }

  private static func component(_ value: Float) -> String {
    let number = String(Int((value * 255).rounded()), radix: 16)
    return number.count == 1 ? "0" + number : number
  }
}
