#if GTK
import CGTK

/// A rule that makes the wheel scroll a list without changing the values of controls that pass
/// under the pointer.
///
/// GTK's sliders, number fields and volume buttons change their values with the wheel. In a list,
/// this happens only while they have the keyboard focus.
@MainActor final class WheelRule {
  /// The controllers that ignore the current event; each is retained.
  private var silenced: [OpaquePointer] = []

  /// Makes the unfocused controls under the pointer ignore a wheel event.
  ///
  /// Call it before any of the controls receives the event.
  ///
  /// - Parameters:
  ///   - event: a scroll event.
  ///   - widget: the scrolled widget.
  func apply(to event: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>) {
    restore()
    guard let point = WheelRule.location(of: event, in: widget) else { return }
    var next = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    while let current = next, current != widget {
      if WheelRule.takesWheel(current), !WheelRule.hasFocus(current) { silence(current) }
      next = gtk_widget_get_parent(current)
    }
  }

  /// Makes all controllers receive the next event.
  private func restore() {
    for controller in silenced {
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_BUBBLE)
      g_object_unref(UnsafeMutableRawPointer(controller))
    }
    silenced = []
  }

  /// Makes a widget ignore the current wheel event, so that the event continues to the enclosing
  /// widgets.
  func silence(_ widget: UnsafeMutablePointer<GtkWidget>) {
    if silenced.isEmpty { MainLoopTurns.add { self.restore() } }
    guard let controllers = gtk_widget_observe_controllers(widget) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let item = g_list_model_get_item(controllers, index) else { continue }
      let controller = OpaquePointer(item)
      if WheelRule.isWheelListener(controller) {
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_NONE)
        silenced.append(controller)
      } else {
        g_object_unref(item)
      }
    }
  }

  private static func isWheelListener(_ controller: OpaquePointer) -> Bool {
    UnsafeMutableRawPointer(controller).isInstance(of: gtk_event_controller_scroll_get_type())
      && gtk_event_controller_get_propagation_phase(controller) == GTK_PHASE_BUBBLE
  }

  /// Returns `true` if the wheel changes the value of a widget.
  private static func takesWheel(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let type = widget.object.pointee.g_type_instance.g_class.pointee.g_type
    return g_type_is_a(type, gtk_range_get_type()) != 0
      || g_type_is_a(type, gtk_spin_button_get_type()) != 0
      || g_type_is_a(type, gtk_scale_button_get_type()) != 0
  }

  private static func hasFocus(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }

  /// Returns the position of the pointer in a widget during an event; `nil` for an event on another
  /// surface, such as a popover's.
  ///
  /// The event itself has no position: GTK 4.8 doesn't provide one for scroll events.
  static func location(
    of event: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>
  ) -> (x: Double, y: Double)? {
    guard let native = gtk_widget_get_native(widget), let surface = gdk_event_get_surface(event),
      gtk_native_get_surface(native) == surface, let seat = gdk_event_get_seat(event),
      let pointer = gdk_seat_get_pointer(seat)
    else { return nil }
    var (pointerX, pointerY, surfaceX, surfaceY) = (0.0, 0.0, 0.0, 0.0)
    guard gdk_surface_get_device_position(surface, pointer, &pointerX, &pointerY, nil) != 0 else {
      return nil
    }
    gtk_native_get_surface_transform(native, &surfaceX, &surfaceY)
    var (x, y) = (0.0, 0.0)
    let isInside = gtk_widget_translate_coordinates(
      UnsafeMutableRawPointer(native).widget, widget, pointerX - surfaceX, pointerY - surfaceY,
      &x, &y)
    return isInside != 0 ? (x, y) : nil
  }
}
#endif
