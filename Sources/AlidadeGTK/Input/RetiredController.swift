#if GTK
import CGTK

/// An event controller that is no longer needed.
///
/// After a controller has handled an event, GTK continues with the next one of the widget, so a
/// handler must not remove controllers, not even its own.
@MainActor enum RetiredController {
  /// Removes a controller after the current event.
  ///
  /// - Parameters:
  ///   - controller: the controller.
  ///   - isShortcut: `true` for a shortcut, whose listener ignores events without a handler: GTK
  ///     finds it by its phase when it is removed. `false` to ignore all further events.
  static func retire(_ controller: OpaquePointer, isShortcut: Bool = false) {
    if !isShortcut { gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_NONE) }
    g_object_ref(UnsafeMutableRawPointer(controller))
    MainLoopTurns.add(priority: Int32(G_PRIORITY_HIGH)) {
      // A widget that is destroyed has removed its controllers.
      if let widget = gtk_event_controller_get_widget(controller) {
        gtk_widget_remove_controller(widget, controller)
      }
      g_object_unref(UnsafeMutableRawPointer(controller))
    }
  }
}
#endif
