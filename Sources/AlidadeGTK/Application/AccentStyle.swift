#if GTK
import AlidadeRender
import CGTK

/// The style sheet that applies the desktop's accent color to GTK's own widgets, because GTK's
/// theme ignores it.
///
/// There is no style sheet unless the user has chosen an accent color.
@MainActor enum AccentStyle {
  private static var provider: UnsafeMutablePointer<GtkCssProvider>?
  private static var shownRules = ""

  /// Applies the accent color of some settings; don't call it during painting.
  static func show(_ appearance: Appearance) {
    let rules = appearance.accentColor == nil ? "" : rules(appearance)
    guard rules != shownRules else { return }
    shownRules = rules
    if let provider { return gtk_css_provider_load_from_data(provider, rules, -1) }
    guard let display = gdk_display_get_default(), let made = gtk_css_provider_new() else { return }
    provider = made
    gtk_css_provider_load_from_data(made, rules, -1)
    // Above the theme, but below the tints of individual widgets.
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(made), guint(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS))
  }

  private static func rules(_ appearance: Appearance) -> String {
    let link = TintStyle.text(Color.accentText.resolved(in: appearance))
    return """
      \(TintStyle.accentRules(Color.accent.resolved(in: appearance)))
      button.link:not(:disabled), button.link > label:not(:disabled) { color: \(link); }
      """
  }
}
#endif
