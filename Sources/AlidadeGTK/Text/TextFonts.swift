#if GTK
import CGTK

/// What a shaper knows of the fonts its map gave it.
///
/// Belongs to the shaper.
final class TextFonts {
  /// Where a line under or through text is drawn.
  struct Rule {
    /// From the baseline to the upper edge, in points; downwards.
    let offset: Double
    /// In points.
    let thickness: Double
  }

  /// What is needed of a font for each run that is set in it.
  struct Facts {
    let identity: FontIdentity
    let underline: Rule
    let strikethrough: Rule
  }

  private var known: [UnsafeMutablePointer<PangoFont>: Facts] = [:]
  private let isOfMainThread: Bool
  private let textScale: Double

  /// - Parameter textScale: how large letters are compared with what their styles say.
  init(isOfMainThread: Bool, textScale: Double) {
    self.isOfMainThread = isOfMainThread
    self.textScale = textScale
  }

  deinit {
    for font in known.keys { g_object_unref(font) }
  }

  /// The facts of a font that was loaded for letters of a style with `size`, in points.
  ///
  /// - Complexity: O(1) but for the first time.
  func facts(of font: UnsafeMutablePointer<PangoFont>, size: Double) -> Facts {
    if let facts = known[font] { return facts }
    // The pointer is the key, so the font must not go and leave its address to another.
    g_object_ref(font)
    let facts = Facts(
      identity: identity(of: font, size: size), underline: Rule(underlineOf: font),
      strikethrough: Rule(strikethroughOf: font))
    known[font] = facts
    return facts
  }

  /// The fonts by their identities.
  var fonts: [FontIdentity: UnsafeMutablePointer<PangoFont>] {
    Dictionary(known.map { ($0.value.identity, $0.key) }, uniquingKeysWith: { first, _ in first })
  }

  private func identity(of font: UnsafeMutablePointer<PangoFont>, size: Double) -> FontIdentity {
    FontIdentity(
      FontIdentity.Facts(
        description: FontDescription.text(of: font, size: size * textScale),
        face: FontFace(of: font),
        isOfMainThread: isOfMainThread))
  }
}

extension TextFonts.Rule {
  fileprivate init(underlineOf font: UnsafeMutablePointer<PangoFont>) {
    let metrics = pango_font_get_metrics(font, nil)
    defer { pango_font_metrics_unref(metrics) }
    self.init(
      position: pango_font_metrics_get_underline_position(metrics),
      thickness: pango_font_metrics_get_underline_thickness(metrics))
  }

  fileprivate init(strikethroughOf font: UnsafeMutablePointer<PangoFont>) {
    let metrics = pango_font_get_metrics(font, nil)
    defer { pango_font_metrics_unref(metrics) }
    self.init(
      position: pango_font_metrics_get_strikethrough_position(metrics),
      thickness: pango_font_metrics_get_strikethrough_thickness(metrics))
  }

  /// Pango counts upwards.
  ///
  /// Edges are put on whole points, so that the line is sharp.
  private init(position: Int32, thickness: Int32) {
    self.init(
      offset: points(-position).rounded(), thickness: max(1, points(thickness).rounded()))
  }
}
#endif
