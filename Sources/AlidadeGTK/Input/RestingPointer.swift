#if GTK
import CGTK

/// The tracking that keeps hovering and cursors up to date when views move under a resting pointer.
///
/// GTK determines the widget under the pointer when the pointer moves, and at the next events after
/// the window is laid out. Views move without such a layout, so this type makes the window lay
/// itself out, without laying out its content. It does so at most once per frame, and only while a
/// view listens for hovering or has a cursor.
@MainActor enum RestingPointer {
  /// The number of views that listen for hovering or have a cursor.
  static var interestCount = 0
  /// The input of the view that is being dragged.
  ///
  /// During the drag, hovering isn't updated, because a motion event that GTK synthesizes can
  /// cancel a drag that is about to end.
  static weak var dragged: InputControllers?

  /// The windows in which views have moved since the window's last frame.
  private static var windows: Set<UnsafeMutablePointer<GtkWidget>> = []

  /// Schedules a search for the widget under the pointer after the next frame, because a view has
  /// moved.
  static func viewDidMove(_ view: GTKView) {
    if dragged?.isDragging == true { return }
    guard let root = gtk_widget_get_root(view.widget) else { return }
    let window = UnsafeMutableRawPointer(root).widget
    guard windows.insert(window).inserted else { return }
    gtk_widget_add_tick_callback(
      window,
      { window, clock, _ in
        // At the first events after the layout, GTK determines the widget under the pointer.
        gtk_widget_queue_allocate(window)
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS)
        return 0
      }, UnsafeMutableRawPointer(window),
      { window in
        // Proof: GTK calls on the main thread; the pointer, whose widget may no longer exist, is
        // only compared.
        nonisolated(unsafe) let window = window?.assumingMemoryBound(to: GtkWidget.self)
        onMainThread { if let window { RestingPointer.windows.remove(window) } }
      })
  }
}

/// A registration of one view that listens for hovering or has a cursor; released with this object.
@MainActor final class PointerInterest {
  init() { RestingPointer.interestCount += 1 }
  isolated deinit { RestingPointer.interestCount -= 1 }
}
#endif
