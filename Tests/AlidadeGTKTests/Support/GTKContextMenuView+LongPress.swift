#if GTK
import AlidadeLayout
import CGTK

@testable import AlidadeGTK

extension GTKContextMenuView {
  /// Does what GTK does when a finger stays at a point.
  func longPress(at point: Point) {
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    let type = gtk_gesture_long_press_get_type()
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      defer { g_object_unref(controller) }
      guard controller.isInstance(of: type) else { continue }
      var values = [GValue(), GValue(), GValue()]
      g_value_init(&values[0], type)
      g_value_set_object(&values[0], controller)
      for (index, place) in [point.x, point.y].enumerated() {
        g_value_init(&values[index + 1], FundamentalType.double)
        g_value_set_double(&values[index + 1], place)
      }
      g_signal_emitv(values, g_signal_lookup("pressed", type), 0, nil)
      for index in values.indices { g_value_unset(&values[index]) }
    }
  }
}
#endif
