#if GTK
import AlidadeLayout
import CGTK

/// The clips of views, for the widgets of GTK in them, such as switches and fields.
///
/// To find the widget at a point, GTK asks the innermost widgets first whether they contain it. A
/// widget around them can only refuse points outside its bounds, but a clip is another rectangle,
/// which may have round corners and moves without a layout. Therefore, once there is a clip, the
/// classes of all widgets also ask the clips around.
@MainActor enum ClippedWidgets {
  private static var isStarted = false
  /// The implementation of `GtkWidget` itself.
  private static let original = ViewWidgetType.widgetClass.pointee.contains

  /// Makes all widgets in the process respect the clips of the views around them.
  static func start() {
    if isStarted { return }
    isStarted = true
    respectClips(gtk_widget_get_type(), instead: address(of: original))
  }

  /// Replaces the implementation that a class and those derived from it have inherited.
  private static func respectClips(_ type: GType, instead inherited: UnsafeRawPointer?) {
    // Classes that don't exist yet will inherit the new implementation.
    guard let classPointer = g_type_class_peek(type) else { return }
    let widgetClass = classPointer.assumingMemoryBound(to: GtkWidgetClass.self)
    if address(of: widgetClass.pointee.contains) == inherited {
      widgetClass.pointee.contains = { widget, x, y in
        // Proof: GTK calls on the main thread, and the pointer doesn't leave this call.
        nonisolated(unsafe) let pointer = widget
        return onMainThread { ClippedWidgets.contains(pointer, x, y) ? 1 : 0 }
      }
    }
    var count: guint = 0
    guard let derived = g_type_children(type, &count) else { return }
    defer { g_free(derived) }
    for index in 0..<Int(count) { respectClips(derived[index], instead: inherited) }
  }

  private static func address(
    of function: (@convention(c) (UnsafeMutablePointer<GtkWidget>?, Double, Double) -> gboolean)?
  ) -> UnsafeRawPointer? {
    // Proof: a function of C is a pointer, and this one is only compared.
    function.map { unsafeBitCast($0, to: UnsafeRawPointer.self) }
  }

  /// Returns `true` if a widget contains a point that no view around it clips away.
  private static func contains(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ x: Double, _ y: Double
  ) -> Bool {
    guard let widget, original?(widget, x, y) != 0 else { return false }
    var next: UnsafeMutablePointer<GtkWidget>? = widget
    while let around = next {
      if let view = ViewWidgetType.view(of: around) {
        return view.isUnclipped(at: Point(x: x, y: y), of: widget)
      }
      // A popover has its own surface.
      if gtk_widget_get_native(around) == OpaquePointer(around) { break }
      next = gtk_widget_get_parent(around)
    }
    return true
  }
}
#endif
