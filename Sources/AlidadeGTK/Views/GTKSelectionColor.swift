#if GTK
import AlidadeRender
import CGTK

/// The background of selected rows: a tint of the theme's selection color, over which text keeps its
/// own color.
@MainActor enum GTKSelectionColor {
  private static let opacity: Float = 0.3
  /// The opacity in a window that isn't active.
  private static let inactiveOpacity: Float = 0.15

  /// Returns the color for a widget; the accent color if the theme has none.
  static func color(in widget: UnsafeMutablePointer<GtkWidget>) -> GdkRGBA {
    let flags = gtk_widget_get_state_flags(widget).rawValue
    let isActive = flags & GTK_STATE_FLAG_BACKDROP.rawValue == 0
    let name = isActive ? "theme_selected_bg_color" : "theme_unfocused_selected_bg_color"
    var color = GdkRGBA()
    let context = gtk_widget_get_style_context(widget)
    if gtk_style_context_lookup_color(context, name, &color) == 0 {
      color = GdkRGBA(Color.accent, in: GTKAppearance.scheme)
    }
    color.alpha *= isActive ? opacity : inactiveOpacity
    return color
  }
}
#endif
