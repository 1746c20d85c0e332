#if GTK
import AlidadeComponents
import CGTK

/// The style of destructive menu items: the theme's error color, mixed with its text color to be
/// legible on light and dark menus.
///
/// GTK's menus have no destructive items, so the buttons that GTK creates for these items get a
/// style class. Their titles are markup, which distinguishes the buttons from those of other items
/// with the same title.
@MainActor enum DestructiveItems {
  /// The style class of the buttons of destructive items.
  static let styleClass = "alidade-destructive"

  private static var hasStyle = false

  /// Makes a menu item, whose button doesn't exist yet, recognizable as destructive.
  ///
  /// - Parameters:
  ///   - item: the `GMenuItem`.
  ///   - label: its label, in which underscores are escaped.
  static func declare(_ item: OpaquePointer?, label: String) {
    let markup = g_markup_escape_text(label, -1)
    defer { g_free(markup) }
    g_menu_item_set_attribute_value(item, "label", g_variant_new_string(markup))
    g_menu_item_set_attribute_value(item, "use-markup", g_variant_new_string("yes"))
  }

  /// Marks the buttons of destructive items in a new menu.
  static func mark(
    in menu: UnsafeMutablePointer<GtkWidget>?, _ sections: [MenuSection]
  ) {
    guard let menu, sections.items.contains(where: \.isDestructive) else { return }
    addStyle(to: menu)
    mark(in: menu)
  }

  private static func mark(in widget: UnsafeMutablePointer<GtkWidget>) {
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      if isDestructive(child) { gtk_widget_add_css_class(child, styleClass) }
      mark(in: child)
      next = gtk_widget_get_next_sibling(child)
    }
  }

  private static func isDestructive(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard widget.typeName == "GtkModelButton" else { return false }
    var value = GValue()
    g_value_init(&value, FundamentalType.boolean)
    defer { g_value_unset(&value) }
    g_object_get_property(widget.object, "use-markup", &value)
    return g_value_get_boolean(&value) != 0
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
