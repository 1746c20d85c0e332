#if GTK
import AlidadeRender
import CGTK

/// A factory for the Pango font descriptions of styles.
enum FontDescription {
  /// The properties of a style that determine its font.
  struct Key: Hashable {
    let family: FontFamily
    let size: Double
    let weight: FontWeight
    let isItalic: Bool

    init(_ style: TextStyle) {
      family = style.family
      size = FontDescription.size(of: style)
      weight = style.weight
      isItalic = style.isItalic
    }
  }

  /// Returns the size of a style's font, in points, rounded to an eighth of a point.
  ///
  /// The difference is invisible, and text whose size follows a gesture doesn't load a font for
  /// each position of the fingers.
  static func size(of style: TextStyle) -> Double {
    style.fontSize > 0 ? max(1, (style.fontSize * 8).rounded()) / 8 : style.fontSize
  }

  /// Creates a description that the caller owns.
  ///
  /// - Parameters:
  ///   - key: the properties of the style.
  ///   - systemFamily: the font family to use as the system font.
  ///   - textScale: the factor applied to the font sizes of styles.
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

  /// Sets an absolute size in layout points, regardless of the display's resolution.
  private static func setSize(_ size: Double, of description: OpaquePointer) {
    pango_font_description_set_absolute_size(
      description, min(size, maximumSize) * Double(PANGO_SCALE))
  }

  /// Returns a description with which a font can be loaded again, with its variations and a size of
  /// `size` points.
  ///
  /// A bitmap font, such as an emoji font, describes itself by the unscaled size of its bitmaps.
  static func text(of font: UnsafeMutablePointer<PangoFont>, size: Double) -> String {
    guard let description = pango_font_describe_with_absolute_size(font) else { return "" }
    defer { pango_font_description_free(description) }
    setSize(size, of: description)
    guard let text = pango_font_description_to_string(description) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The maximum size, in points; larger letters overflow Pango's numbers.
  private static let maximumSize = 10_000.0
}
#endif
