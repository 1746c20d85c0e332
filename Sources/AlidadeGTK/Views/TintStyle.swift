#if GTK
import AlidadeRender
import CGTK

/// The style sheet that applies a tint color to the symbolic icons and accents of a stock widget.
///
/// The style sheet is added to each part of the widget. A style sheet for the whole display would
/// make GTK restyle all windows for each new color.
@MainActor final class TintStyle {
  /// The settings with which the color was resolved.
  let appearance: Appearance
  private let provider: OpaquePointer?

  private struct Key: Hashable {
    let color: Color
    let appearance: Appearance
  }

  private static var known: [Key: OpaquePointer] = [:]
  /// The maximum number of cached style sheets; only programs that compute colors need more.
  private static let limit = 64

  init(_ color: Color, in appearance: Appearance) {
    self.appearance = appearance
    provider = TintStyle.provider(Key(color: color, appearance: appearance))
  }

  isolated deinit {
    if let provider { g_object_unref(UnsafeMutableRawPointer(provider)) }
  }

  /// Adds the style sheet to a widget and its parts.
  func add(to widget: UnsafeMutablePointer<GtkWidget>) {
    TintStyle.forEachPart(of: widget) { part in
      gtk_style_context_add_provider(
        gtk_widget_get_style_context(part), provider, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
      )
    }
  }

  /// Removes the style sheet from a widget and its parts.
  func remove(from widget: UnsafeMutablePointer<GtkWidget>) {
    TintStyle.forEachPart(of: widget) { part in
      gtk_style_context_remove_provider(gtk_widget_get_style_context(part), provider)
    }
  }

  /// Visits a widget and its descendants, except views, which have their own tint.
  private static func forEachPart(
    of widget: UnsafeMutablePointer<GtkWidget>, _ visit: (UnsafeMutablePointer<GtkWidget>) -> Void
  ) {
    visit(widget)
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if ViewWidgetType.view(of: child) == nil { forEachPart(of: child, visit) }
      next = gtk_widget_get_next_sibling(child)
    }
  }

  /// Returns a `GtkCssProvider` that the caller owns.
  private static func provider(_ key: Key) -> OpaquePointer? {
    if known[key] == nil, let made = gtk_css_provider_new() {
      if known.count >= limit {
        for provider in known.values { g_object_unref(UnsafeMutableRawPointer(provider)) }
        known = [:]
      }
      gtk_css_provider_load_from_data(made, rules(key.color.resolved(in: key.appearance)), -1)
      known[key] = OpaquePointer(made)
    }
    guard let provider = known[key] else { return nil }
    g_object_ref(UnsafeMutableRawPointer(provider))
    return provider
  }

  private static func rules(_ color: RGBA) -> String {
    let icons = enabled(["image", "spinner", "button.link", "button.link > label"])
    return "\(icons) { color: \(text(color)); }\n" + accentRules(color)
  }

  /// Returns the rules for the parts of controls that have the accent color.
  static func accentRules(_ color: RGBA) -> String {
    let accents = [
      "switch:checked", "check:checked", "check:indeterminate", "radio:checked",
      "radio:indeterminate", "highlight", "progress", "label.day-number:selected",
      "button.suggested-action",
    ]
    let color = text(color)
    return """
      \(enabled(accents)) { background-image: none; background-color: \(color); border-color: \(color); }
      switch:checked > slider:not(:disabled) { border-color: \(color); }
      """
  }

  /// Returns a color in the notation of style sheets.
  static func text(_ color: RGBA) -> String {
    let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
    return "rgba(\(parts.joined(separator: ", ")), \(color.alpha))"
  }

  private static func enabled(_ selectors: [String]) -> String {
    selectors.map { "\($0):not(:disabled)" }.joined(separator: ", ")
  }
}
#endif
