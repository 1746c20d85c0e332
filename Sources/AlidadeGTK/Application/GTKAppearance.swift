#if GTK
import AlidadeRender
import CGTK

/// The color scheme of the program's windows.
///
/// Colors are resolved when they are painted, so a change costs one repaint and nothing else.
@MainActor public enum GTKAppearance {
  private static var known: ColorScheme?
  private static var isObserving = false

  /// The color scheme in use: dark if the program or the desktop prefers a dark theme.
  public static var scheme: ColorScheme {
    if let known { return known }
    observe()
    let scheme = current()
    known = scheme
    return scheme
  }

  /// The color scheme that the program prefers; `nil` follows the desktop's settings.
  ///
  /// Stock widgets follow it, too.
  public static var preferred: ColorScheme? {
    didSet {
      guard preferred != oldValue, let settings else { return }
      guard let preferred else {
        gtk_settings_reset_property(settings, preference)
        return
      }
      ObjectProperty.set(preference, to: .bool(preferred == .dark), of: object(settings))
    }
  }

  private static let preference = "gtk-application-prefer-dark-theme"

  private static var settings: OpaquePointer? {
    GTKToolkit.start() ? gtk_settings_get_default() : nil
  }

  private static func object(_ settings: OpaquePointer) -> UnsafeMutablePointer<GObject> {
    UnsafeMutablePointer(settings)
  }

  private static func current() -> ColorScheme {
    guard let settings else { return .light }
    if ObjectProperty.value(preference, of: object(settings)).boolValue == true { return .dark }
    let theme = ObjectProperty.value("gtk-theme-name", of: object(settings)).stringValue ?? ""
    return theme.lowercased().hasSuffix("-dark") ? .dark : .light
  }

  private static func observe() {
    guard !isObserving, let settings else { return }
    isObserving = true
    for property in [preference, "gtk-theme-name"] {
      connect(UnsafeMutableRawPointer(settings), "notify::\(property)") { _ in
        settingsDidChange()
        return .none
      }
    }
  }

  private static func settingsDidChange() {
    let scheme = current()
    guard scheme != known else { return }
    known = scheme
    repaint()
  }

  /// Repaints all windows.
  static func repaint() {
    guard let windows = gtk_window_get_toplevels() else { return }
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let window = g_list_model_get_item(windows, index) else { continue }
      repaint(window.assumingMemoryBound(to: GtkWidget.self))
      g_object_unref(window)
    }
  }

  /// Marks a widget and all its descendants for redrawing, because GTK caches the painted content
  /// of each.
  private static func repaint(_ widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_queue_draw(widget)
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      repaint(child)
      next = gtk_widget_get_next_sibling(child)
    }
  }
}
#endif
