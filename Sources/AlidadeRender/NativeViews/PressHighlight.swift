/// The colors painted over the background of a pressable view while the pointer is over or presses
/// it.
public struct PressHighlight: Hashable, Sendable {
  /// The color while the pointer is over the view.
  public var hovered: Color
  /// The color while the view is pressed.
  public var pressed: Color

  /// Creates a highlight from two colors.
  public init(hovered: Color, pressed: Color) {
    self.hovered = hovered
    self.pressed = pressed
  }

  /// A highlight that paints nothing.
  public static let none = PressHighlight(hovered: .clear, pressed: .clear)

  /// A faint wash in the color of text.
  public static let standard = PressHighlight(
    hovered: Color(light: RGBA(hex: 0x000000, alpha: 0.05), dark: RGBA(hex: 0xFFFFFF, alpha: 0.06)),
    pressed: Color(light: RGBA(hex: 0x000000, alpha: 0.12), dark: RGBA(hex: 0xFFFFFF, alpha: 0.14)))
}
