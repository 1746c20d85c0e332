#if GTK
import AlidadeComponents
import AlidadeRender
import CGTK

/// The look of the items of menus that take something away: the color that the theme has for errors.
///
/// GTK's menus know nothing of such items, so the buttons that it makes for them are given a class of
/// style sheets.
@MainActor enum DestructiveItems {
  /// The class of style sheets that the buttons of such items have.
  static let styleClass = "alidade-destructive"

  private static var hasStyle = false

  /// Marks the buttons of destructive items in a menu that was just made.
  static func mark(
    in menu: UnsafeMutablePointer<GtkWidget>?, _ sections: [MenuSection]
  ) {
    let titles = Set(sections.items.filter(\.isDestructive).map(\.title))
    guard let menu, !titles.isEmpty else { return }
    addStyle(to: menu)
    mark(in: menu, titles)
  }

  private static func mark(in widget: UnsafeMutablePointer<GtkWidget>, _ titles: Set<String>) {
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if let text = itemText(of: child), titles.contains(text) {
        gtk_widget_add_css_class(child, styleClass)
      }
      mark(in: child, titles)
      next = gtk_widget_get_next_sibling(child)
    }
  }

  /// The text on the button of an item; `nil` for another widget.
  static func itemText(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
    guard widget.typeName == "GtkModelButton" else { return nil }
    var value = GValue()
    g_value_init(&value, FundamentalType.string)
    defer { g_value_unset(&value) }
    g_object_get_property(widget.object, "text", &value)
    return g_value_get_string(&value).map { String(cString: $0) }
  }

  private static func addStyle(to widget: UnsafeMutablePointer<GtkWidget>) {
    guard !hasStyle, let provider = gtk_css_provider_new() else { return }
    hasStyle = true
    gtk_css_provider_load_from_data(
      provider, ".\(styleClass):not(:disabled) { color: @error_color; }", -1)
    gtk_style_context_add_provider_for_display(
      gtk_widget_get_display(widget), OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(UnsafeMutableRawPointer(provider))
  }
}
#endif
