#if GTK
import CGTK

extension GTKScrollView {
  /// Tracks whether a button or a finger is down, before the widget under it receives the event and
  /// takes the focus.
  func watchPresses() {
    guard let watcher = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(watcher, GTK_PHASE_CAPTURE)
    connect(UnsafeMutableRawPointer(watcher), "event") { [weak self] _ in
      if let event = gtk_event_controller_get_current_event(watcher) { self?.watch(event) }
      return .bool(false)
    }
    gtk_widget_add_controller(scrolledWindow, watcher)
  }

  private func watch(_ event: OpaquePointer) {
    switch gdk_event_get_event_type(event) {
    case GDK_SCROLL: wheelRule.apply(to: event, in: scrolledWindow)
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: isPressed = true
    case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
      // Some widgets take the focus on release.
      MainLoopTurns.add { [weak self] in self?.isPressed = false }
    // A release may go to another widget; a key press means that the button was released.
    case GDK_KEY_PRESS: isPressed = false
    default: break
    }
  }
}
#endif
