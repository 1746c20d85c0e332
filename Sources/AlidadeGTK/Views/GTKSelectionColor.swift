#if GTK
import AlidadeRender
import CGTK

/// The background of selected rows: a tint of the theme's selection color, over which text keeps
/// its own color.
@MainActor enum GTKSelectionColor {
  private static let opacity: Float = 0.3
  /// The opacity in an inactive window.
  private static let inactiveOpacity: Float = 0.15

  /// The opacity of the text's own color where a tint of the selection color wouldn't be visible.
  private static let textOpacity: Float = 0.35
  /// The minimum difference between two distinguishable colors, on a scale from 0 to 3.
  private static let visibleDifference: Float = 0.5

  /// Returns the color behind the selected characters of a text.
  ///
  /// If the background is similar to the selection color, the result is a tint of the text's own
  /// color.
  static func color(behind text: Color, in view: GTKView) -> GdkRGBA {
    let appearance = GTKAppearance.current
    let usual = color(in: view.widget)
    var next: GTKView? = view
    while let current = next {
      if let background = current.decoration?.background {
        let color = GdkRGBA(background, in: appearance)
        guard color.alpha > 0.5, difference(color, usual) < visibleDifference else { break }
        var tint = GdkRGBA(text, in: appearance)
        tint.alpha *= textOpacity
        return tint
      }
      next = current.superview
    }
    return usual
  }

  private static func difference(_ one: GdkRGBA, _ other: GdkRGBA) -> Float {
    abs(one.red - other.red) + abs(one.green - other.green) + abs(one.blue - other.blue)
  }

  /// Returns the selection color for a widget.
  ///
  /// It is the accent color if the user has chosen one, or if the theme has no selection color.
  static func color(in widget: UnsafeMutablePointer<GtkWidget>) -> GdkRGBA {
    let flags = gtk_widget_get_state_flags(widget).rawValue
    let isActive = flags & GTK_STATE_FLAG_BACKDROP.rawValue == 0
    let name = isActive ? "theme_selected_bg_color" : "theme_unfocused_selected_bg_color"
    var color = GdkRGBA()
    let context = gtk_widget_get_style_context(widget)
    let hasAccent = GTKAppearance.current.accentColor != nil
    if hasAccent || gtk_style_context_lookup_color(context, name, &color) == 0 {
      color = GdkRGBA(Color.accent, in: GTKAppearance.current)
    }
    color.alpha *= isActive ? opacity : inactiveOpacity
    return color
  }
}
#endif
