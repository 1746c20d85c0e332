#if GTK
import CGTK

/// The display's text settings, which are read from GTK on the main thread and used on any thread.
// Proof: everything is set once in the initializer and only read afterward; `PangoLanguage` is
// interned and never freed.
final class TextEnvironment: @unchecked Sendable {
  private let options: OpaquePointer?
  private let resolution: Double
  private let roundsGlyphPositions: gboolean
  private let language: OpaquePointer?
  /// The font family of the toolkit's own labels.
  let systemFamily: String
  /// The factor applied to the font sizes of styles.
  ///
  /// This is the text resolution divided by the usual 96; desktops change the resolution to make
  /// text larger.
  let textScale: Double

  /// A number that is unique to each reading of the settings.
  let revision: Int

  @MainActor private static var count = 0

  /// Reads the settings of the default display.
  @MainActor init() {
    revision = TextEnvironment.count
    TextEnvironment.count += 1
    // Any widget has the settings of its display.
    let view = GTKView()
    let context: OpaquePointer = withExtendedLifetime(view) {
      gtk_widget_create_pango_context(view.widget)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    options = pango_cairo_context_get_font_options(context).map { cairo_font_options_copy($0) }
    resolution = pango_cairo_context_get_resolution(context)
    roundsGlyphPositions = pango_context_get_round_glyph_positions(context)
    language = pango_context_get_language(context)
    systemFamily = TextEnvironment.systemFamily()
    textScale = resolution > 0 ? resolution / TextEnvironment.usualResolution : 1
  }

  deinit {
    if let options { cairo_font_options_destroy(options) }
  }

  /// Applies the settings to a context of the calling thread.
  func apply(to context: OpaquePointer) {
    pango_cairo_context_set_font_options(context, options)
    pango_cairo_context_set_resolution(context, resolution)
    pango_context_set_round_glyph_positions(context, roundsGlyphPositions)
    pango_context_set_language(context, language)
  }

  /// The usual resolution, in dots per inch.
  private static let usualResolution = 96.0

  @MainActor private static func systemFamily() -> String {
    guard let settings = gtk_settings_get_default() else { return "Sans" }
    let name = ObjectProperty.value("gtk-font-name", of: UnsafeMutablePointer(settings)).stringValue
    guard let description = pango_font_description_from_string(name ?? "Sans") else {
      return "Sans"
    }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) } ?? "Sans"
  }
}
#endif
