#if GTK
import AlidadeRender
import CGTK

/// Pango's words for what a style asks for.
enum FontDescription {
  /// What of a style chooses the font.
  struct Key: Hashable {
    let family: FontFamily
    let size: Double
    let weight: FontWeight
    let isItalic: Bool

    init(_ style: TextStyle) {
      family = style.family
      size = style.size
      weight = style.weight
      isItalic = style.isItalic
    }
  }

  /// A description that the caller owns.
  ///
  /// - Parameter textScale: how large letters are compared with what their styles say.
  static func make(_ key: Key, systemFamily: String, textScale: Double) -> OpaquePointer {
    let description: OpaquePointer = pango_font_description_new()
    let family =
      switch key.family {
      case .system: systemFamily
      case .monospaced: "Monospace"
      case .named(let name): name
      }
    pango_font_description_set_family(description, family)
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: PangoWeight.RawValue(key.weight.value)))
    pango_font_description_set_style(
      description, key.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    setSize(key.size * textScale, of: description)
    return description
  }

  /// An absolute size is in points of the layout, whatever the resolution of the display.
  private static func setSize(_ size: Double, of description: OpaquePointer) {
    pango_font_description_set_absolute_size(
      description, min(size, maximumSize) * Double(PANGO_SCALE))
  }

  /// The description that loads a font again, with its variations and the size that was asked for,
  /// in points.
  ///
  /// A font of pictures, such as emoji, describes itself by the size of its pictures before they
  /// are scaled.
  static func text(of font: UnsafeMutablePointer<PangoFont>, size: Double) -> String {
    guard let description = pango_font_describe_with_absolute_size(font) else { return "" }
    defer { pango_font_description_free(description) }
    setSize(size, of: description)
    guard let text = pango_font_description_to_string(description) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Larger letters overflow Pango's numbers.
  private static let maximumSize = 10_000.0
}
#endif
