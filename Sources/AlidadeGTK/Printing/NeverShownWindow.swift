#if GTK
import CGTK

/// Windows that are realized but never shown.
@MainActor enum NeverShownWindow {
  /// Destroys a window and releases the caller's reference to it, as soon as nothing requests its
  /// size.
  ///
  /// On X11, GDK computes the size of a realized window in a turn of the main loop. GTK 4.8 does so
  /// even if a window that was never shown has been destroyed, and then uses the freed window.
  ///
  /// - Parameter window: the window, which must have no child, because removing a child would
  ///   resize it.
  static func destroy(_ window: UnsafeMutablePointer<GtkWidget>) {
    MainLoopTurns.add {
      let surface = gtk_widget_get_native(window).flatMap { gtk_native_get_surface($0) }
      // The computation has the surface as its data.
      let raw = surface.map { UnsafeMutableRawPointer($0) }
      if let raw, g_main_context_find_source_by_user_data(nil, raw) != nil {
        return destroy(window)
      }
      gtk_window_destroy(window.window)
      g_object_unref(window)
    }
  }
}
#endif
