#if GTK
import CGTK

@testable import AlidadeGTK

extension GTKScrollView {
  /// Does what GTK does when two fingers leave the touchpad.
  func release(velocity: Double) {
    let controllers = gtk_widget_observe_controllers(scrolledWindow)
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(controller) }
      guard controller.isInstance(of: gtk_event_controller_scroll_get_type()) else { continue }
      var values = [GValue(), GValue(), GValue()]
      g_value_init(&values[0], gtk_event_controller_scroll_get_type())
      g_value_set_object(&values[0], controller)
      for (index, velocity) in [0, velocity].enumerated() {
        g_value_init(&values[index + 1], FundamentalType.double)
        g_value_set_double(&values[index + 1], velocity)
      }
      g_signal_emitv(
        values, g_signal_lookup("decelerate", gtk_event_controller_scroll_get_type()), 0, nil)
      for index in values.indices { g_value_unset(&values[index]) }
    }
  }
}
#endif
