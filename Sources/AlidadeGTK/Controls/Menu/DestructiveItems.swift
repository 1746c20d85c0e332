#if GTK
import AlidadeComponents
import AlidadeRender
import CGTK

/// The style of destructive menu items: the theme's error color, mixed with its text color to be
/// legible on light and dark menus.
///
/// GTK's menus have no destructive items, so the buttons that GTK creates for these items get a
/// style class.
@MainActor enum DestructiveItems {
  /// The style class of the buttons of destructive items.
  static let styleClass = "alidade-destructive"

  private static var hasStyle = false

  /// Marks the buttons of destructive items in a new menu.
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

  /// Returns the text of an item's button; `nil` for any other widget.
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
      provider,
      ".\(styleClass):not(:disabled) { color: mix(@error_color, @theme_fg_color, 0.4); }", -1)
    gtk_style_context_add_provider_for_display(
      gtk_widget_get_display(widget), OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(UnsafeMutableRawPointer(provider))
  }
}
#endif
