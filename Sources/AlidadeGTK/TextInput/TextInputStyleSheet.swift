#if GTK
import AlidadeRender
import CGTK

/// The GTK style sheets of text styles.
@MainActor enum TextInputStyleSheet {
  /// The inputs of a style sheet.
  private struct Key: Hashable {
    let style: TextStyle
    let appearance: Appearance
    let textScale: Double
  }

  private static var known: [Key: OpaquePointer] = [:]
  /// The maximum number of cached styles; only programs that compute styles need more.
  private static let limit = 64

  /// Returns a `GtkCssProvider` for a widget, which the caller owns.
  static func provider(for style: TextStyle) -> OpaquePointer? {
    let textScale = GTKContentMeasurer.shared.textScale
    let key = Key(style: style, appearance: GTKAppearance.current, textScale: textScale)
    if let provider = known[key] {
      g_object_ref(UnsafeMutableRawPointer(provider))
      return provider
    }
    if known.count >= limit {
      for provider in known.values { g_object_unref(UnsafeMutableRawPointer(provider)) }
      known = [:]
    }
    guard let provider = gtk_css_provider_new() else { return nil }
    gtk_css_provider_load_from_data(provider, rules(for: style, textScale: textScale), -1)
    let made = OpaquePointer(provider)
    g_object_ref(provider)
    known[key] = made
    return made
  }

  /// Returns the rules of a style sheet.
  ///
  /// - Parameters:
  ///   - style: the style of the text.
  ///   - textScale: the factor applied to the font sizes of styles; GTK doesn't apply it to
  ///     sizes in pixels.
  static func rules(for style: TextStyle, textScale: Double) -> String {
    var rules = "font-size: \(style.fontSize * textScale)px; font-weight: \(style.weight.value);"
    rules += " font-style: \(style.isItalic ? "italic" : "normal");"
    switch style.family {
    case .system: break
    case .monospaced: rules += " font-family: Monospace;"
    case .named(let name): rules += " font-family: \(quoted(name));"
    }
    let lines = [
      style.isUnderlined ? "underline" : nil, style.isStruckThrough ? "line-through" : nil,
    ].compactMap { $0 }
    if !lines.isEmpty { rules += " text-decoration-line: \(lines.joined(separator: " "));" }
    var sheet = "* { \(rules) }"
    // The theme's own color follows the theme, and indicates that a widget is disabled.
    if style.color != .primaryText {
      sheet +=
        " *:not(:disabled) { color: \(TintStyle.text(style.color.resolved(in: GTKAppearance.current))); }"
    }
    return sheet
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline } + "\""
  }
}
#endif
