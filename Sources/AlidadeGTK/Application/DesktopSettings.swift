#if GTK
import CGTK

/// The settings of the desktop that GTK knows.
@MainActor enum DesktopSettings {
  /// A Boolean value that is `true` if widgets are animated.
  static var showsAnimations: Bool {
    guard let settings = gtk_settings_get_default() else { return false }
    return ObjectProperty.value("gtk-enable-animations", of: UnsafeMutablePointer(settings))
      .boolValue ?? false
  }
}
#endif
