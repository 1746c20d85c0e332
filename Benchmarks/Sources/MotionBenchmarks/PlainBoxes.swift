import CGTK4
import MovingBoxes

/// The same boxes, moved by hand in each frame: widgets in a `GtkFixed`, with the transforms that
/// GTK has for this.
@MainActor enum PlainBoxes {
  private static var boxes: [UnsafeMutablePointer<GtkWidget>] = []
  private static var frame = 0

  /// Opens a window with the boxes, which move from its first frame on.
  ///
  /// - Returns: the window; `nil` if GTK can't make one.
  static func show() -> UnsafeMutablePointer<GtkWidget>? {
    guard let window = gtk_window_new(), let fixed = gtk_fixed_new() else { return nil }
    addStyle(to: window)
    for place in 0..<(MovingBoxes.extent * MovingBoxes.extent) {
      guard let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0) else { continue }
      let isBlue = (place / MovingBoxes.extent).isMultiple(of: 2)
      gtk_widget_add_css_class(box, isBlue ? "blue" : "red")
      gtk_widget_set_size_request(box, Int32(MovingBoxes.boxSize), Int32(MovingBoxes.boxSize))
      gtk_fixed_put(PlainBoxes.fixed(fixed), box, 0, 0)
      boxes.append(box)
    }
    gtk_window_set_default_size(PlainBoxes.window(window), 480, 480)
    gtk_window_set_child(PlainBoxes.window(window), fixed)
    gtk_window_present(PlainBoxes.window(window))
    gtk_widget_add_tick_callback(
      fixed,
      { widget, _, _ in
        // Proof: GTK calls on the main thread, and the pointer doesn't leave this call.
        nonisolated(unsafe) let widget = widget
        MainActor.assumeIsolated { if let widget { PlainBoxes.move(in: widget) } }
        return 1
      }, nil, nil)
    return window
  }

  private static func move(in widget: UnsafeMutablePointer<GtkWidget>) {
    frame += 1
    let shift = MovingBoxes.distance * Double(frame) / (60 * MovingBoxes.duration)
    for (place, box) in boxes.enumerated() {
      var origin = graphene_point_t(
        x: Float(Double(place % MovingBoxes.extent) * MovingBoxes.boxSize + shift),
        y: Float(Double(place / MovingBoxes.extent) * MovingBoxes.boxSize))
      let transform = gsk_transform_translate(nil, &origin)
      gtk_fixed_set_child_transform(fixed(widget), box, transform)
      gsk_transform_unref(transform)
    }
  }

  private static func addStyle(to window: UnsafeMutablePointer<GtkWidget>) {
    let style = gtk_css_provider_new()
    gtk_css_provider_load_from_data(style, ".blue{background:blue;}.red{background:red;}", -1)
    gtk_style_context_add_provider_for_display(
      gtk_widget_get_display(window), OpaquePointer(UnsafeMutableRawPointer(style)),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  private static func fixed(
    _ widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkFixed> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkFixed.self)
  }

  private static func window(
    _ widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
  }
}
