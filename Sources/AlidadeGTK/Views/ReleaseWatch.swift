#if GTK
import CGTK

/// An object that waits for the release of a button or a finger that is down, wherever in the
/// window the release occurs.
///
/// GTK sends a release to the widget that was pressed. If that widget has been hidden in the
/// meantime, such as a row that was scrolled out of view, another widget receives the release, and
/// a gesture would wait forever.
@MainActor final class ReleaseWatch {
  private var controller: OpaquePointer?

  /// Starts to wait.
  ///
  /// - Parameters:
  ///   - widget: a widget in the window.
  ///   - didRelease: called once, after the widgets have received the release.
  init(
    in widget: UnsafeMutablePointer<GtkWidget>, didRelease: @escaping @MainActor () -> Void
  ) {
    guard let root = gtk_widget_get_root(widget), let watcher = gtk_event_controller_legacy_new()
    else { return }
    g_object_ref(UnsafeMutableRawPointer(watcher))
    controller = watcher
    gtk_event_controller_set_propagation_phase(watcher, GTK_PHASE_CAPTURE)
    connect(UnsafeMutableRawPointer(watcher), "event") { [weak self] _ in
      guard let event = gtk_event_controller_get_current_event(watcher) else {
        return .bool(false)
      }
      if ReleaseWatch.isRelease(event) {
        MainLoopTurns.add { [weak self] in
          // The watch may have been stopped by the release itself.
          guard let self, controller != nil else { return }
          stop()
          didRelease()
        }
      }
      return .bool(false)
    }
    gtk_widget_add_controller(UnsafeMutableRawPointer(root).widget, watcher)
  }

  isolated deinit {
    stop()
  }

  /// Returns `true` if an event releases the last button or a finger.
  private static func isRelease(_ event: OpaquePointer) -> Bool {
    switch gdk_event_get_event_type(event) {
    case GDK_TOUCH_END, GDK_TOUCH_CANCEL: return true
    case GDK_BUTTON_RELEASE:
      // The state is that before the event.
      let buttons: [(guint, GdkModifierType)] = [
        (guint(GDK_BUTTON_PRIMARY), GDK_BUTTON1_MASK),
        (guint(GDK_BUTTON_MIDDLE), GDK_BUTTON2_MASK),
        (guint(GDK_BUTTON_SECONDARY), GDK_BUTTON3_MASK),
      ]
      let state = gdk_event_get_modifier_state(event).rawValue
      let released = gdk_button_event_get_button(event)
      return !buttons.contains { $0.0 != released && state & $0.1.rawValue != 0 }
    default: return false
    }
  }

  /// Stops waiting.
  func stop() {
    guard let controller else { return }
    self.controller = nil
    RetiredController.retire(controller)
    g_object_unref(UnsafeMutableRawPointer(controller))
  }
}
#endif
