#if GTK
import CGTK

/// An event controller that a view no longer needs.
///
/// After a controller has handled an event, GTK continues with the next one of the widget, so a
/// handler must not remove controllers, not even its own.
enum RetiredController {
  /// Removes a controller after the current event.
  ///
  /// - Parameters:
  ///   - controller: the controller.
  ///   - isShortcut: `true` for a shortcut, whose listener ignores events without a handler: GTK
  ///     finds it by its phase when it is removed. `false` to ignore all further events.
  static func retire(_ controller: OpaquePointer, isShortcut: Bool) {
    if !isShortcut { gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_NONE) }
    g_object_ref(UnsafeMutableRawPointer(controller))
    g_idle_add_full(
      Int32(G_PRIORITY_HIGH),
      { controller in
        guard let controller else { return 0 }
        let pointer = OpaquePointer(controller)
        // A widget that is destroyed has removed its controllers.
        if let widget = gtk_event_controller_get_widget(pointer) {
          gtk_widget_remove_controller(widget, pointer)
        }
        g_object_unref(controller)
        return 0
      }, UnsafeMutableRawPointer(controller), nil)
  }
}
#endif
