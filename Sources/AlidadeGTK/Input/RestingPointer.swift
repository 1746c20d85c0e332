#if GTK
import CGTK
import Glibc

/// The tracking that keeps hovering and cursors up to date while views move under a resting
/// pointer.
///
/// GTK looks for the widget under the pointer when the pointer moves, and at the next events after
/// the window is laid out. Views move without such a layout, so this type asks for a motion event as
/// a layout does. It does so at most once a frame, and only while a view listens for hovering or has a
/// cursor.
@MainActor enum RestingPointer {
  /// The number of views that listen for hovering or have a cursor.
  static var interestCount = 0
  /// The input of the view that is being dragged.
  ///
  /// Meanwhile, hovering isn't updated, because a motion event that GTK synthesizes can cancel a
  /// drag that is about to end.
  static weak var dragged: InputControllers?

  /// The windows in which views have moved since their last frames.
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
        // Proof: GTK calls on the main thread, where the pointer is used at once.
        nonisolated(unsafe) let widget = window
        onMainThread { if let widget { RestingPointer.requestMotion(in: widget) } }
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS)
        return 0
      }, UnsafeMutableRawPointer(window),
      { window in
        // Proof: GTK calls on the main thread; the pointer, whose widget may be gone, is only
        // compared.
        nonisolated(unsafe) let window = window?.assumingMemoryBound(to: GtkWidget.self)
        onMainThread { if let window { RestingPointer.windows.remove(window) } }
      })
  }
}

extension RestingPointer {
  /// The function of GDK that asks for a motion event in the next frame, even if the pointer rests;
  /// `nil` if GDK doesn't export it.
  private static let request: (@convention(c) (OpaquePointer) -> Void)? = {
    guard let symbol = dlsym(nil, "gdk_surface_request_motion") else { return nil }
    // Proof: it is the function's signature in GDK since 4.0.
    return unsafeBitCast(symbol, to: (@convention(c) (OpaquePointer) -> Void).self)
  }()

  /// Makes GTK look for the widget under the pointer at the next events.
  fileprivate static func requestMotion(in window: UnsafeMutablePointer<GtkWidget>) {
    if let request, let native = gtk_widget_get_native(window),
      let surface = gtk_native_get_surface(native)
    {
      request(surface)
    } else {
      // After a layout of the window, which lays out nothing in it, GTK does the same.
      gtk_widget_queue_allocate(window)
    }
  }
}

/// A registration of one view that listens for hovering or has a cursor; released with this object.
@MainActor final class PointerInterest {
  init() { RestingPointer.interestCount += 1 }
  isolated deinit { RestingPointer.interestCount -= 1 }
}
#endif
