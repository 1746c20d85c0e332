/// What a pressable view paints over its background while the pointer is on it or presses it.
public struct PressHighlight: Hashable, Sendable {
  /// While the pointer is on it.
  public var hovered: Color
  /// While it is pressed.
  public var pressed: Color

  /// Makes a highlight of two colors.
  public init(hovered: Color, pressed: Color) {
    self.hovered = hovered
    self.pressed = pressed
  }

  /// Nothing is painted.
  public static let none = PressHighlight(hovered: .clear, pressed: .clear)

  /// A faint wash in the color of text.
  public static let standard = PressHighlight(
    hovered: Color(light: RGBA(hex: 0x000000, alpha: 0.05), dark: RGBA(hex: 0xFFFFFF, alpha: 0.06)),
    pressed: Color(light: RGBA(hex: 0x000000, alpha: 0.12), dark: RGBA(hex: 0xFFFFFF, alpha: 0.14)))
}
