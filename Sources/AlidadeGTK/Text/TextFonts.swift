#if GTK
import CGTK

/// A shaper's cache of the fonts from its map.
///
/// It is used by only its shaper, so it needs no lock.
final class TextFonts {
  /// The position of a line under or through text.
  struct Rule {
    /// The distance down from the baseline to the upper edge, in points.
    let offset: Double
    /// The thickness, in points.
    let thickness: Double
  }

  /// The facts about a font that each run in the font needs.
  struct Facts {
    let identity: FontIdentity
    let underline: Rule
    let strikethrough: Rule
  }

  private var known: [UnsafeMutablePointer<PangoFont>: Facts] = [:]
  private let isOfMainThread: Bool
  private let textScale: Double

  /// Creates an empty cache.
  ///
  /// - Parameters:
  ///   - isOfMainThread: `true` if the fonts belong to the main thread's font map.
  ///   - textScale: the factor applied to the font sizes of styles.
  init(isOfMainThread: Bool, textScale: Double) {
    self.isOfMainThread = isOfMainThread
    self.textScale = textScale
  }

  deinit { removeAll() }

  /// The number of fonts in the cache.
  var count: Int { known.count }

  /// Releases the fonts; the identities of those in shaped text stay valid.
  func removeAll() {
    for font in known.keys { g_object_unref(font) }
    known = [:]
  }

  /// Returns the facts about a font that was loaded for a style of `size`, in points.
  ///
  /// - Complexity: O(1), except for the first call.
  func facts(of font: UnsafeMutablePointer<PangoFont>, size: Double) -> Facts {
    if let facts = known[font] { return facts }
    // The pointer is the key, so the font is retained: its address must not be reused.
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

  /// Creates a rule from Pango's metrics, in which positions increase upward.
  ///
  /// Edges are rounded to whole points, so that the line is sharp.
  private init(position: Int32, thickness: Int32) {
    self.init(
      offset: points(-position).rounded(), thickness: max(1, points(thickness).rounded()))
  }
}
#endif
