#if GTK
import AlidadeRender
import CGTK

/// Whether the windows of the program are light or dark.
///
/// Colors are resolved when they are painted, so a change costs one repaint and nothing else.
@MainActor public enum GTKAppearance {
  private static var known: ColorScheme?
  private static var isObserving = false

  /// What is painted now: dark when the program or the desktop prefers a dark theme.
  public static var scheme: ColorScheme {
    if let known { return known }
    observe()
    let scheme = current()
    known = scheme
    return scheme
  }

  /// What the program asks for; `nil` follows the settings of the desktop.
  ///
  /// Stock widgets follow too.
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

  /// Paints all windows anew.
  static func repaint() {
    guard let windows = gtk_window_get_toplevels() else { return }
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let window = g_list_model_get_item(windows, index) else { continue }
      repaint(window.assumingMemoryBound(to: GtkWidget.self))
      g_object_unref(window)
    }
  }

  /// What GTK has painted of a view is kept until the view itself asks for another painting.
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
