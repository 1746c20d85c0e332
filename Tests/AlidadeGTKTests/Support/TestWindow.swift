#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

@testable import AlidadeGTK

/// A window that shows one view, without a border.
@MainActor final class TestWindow {
  let root = GTKView()
  let host: GTKMountHost
  let widget: UnsafeMutablePointer<GtkWidget>

  /// Opens a window and waits until it is on the screen.
  init(width: Int32 = 200, height: Int32 = 150, isShown: Bool = true) async {
    host = GTKMountHost(root: root)
    widget = gtk_window_new()
    g_object_ref_sink(widget)
    let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_decorated(window, 0)
    gtk_window_set_default_size(window, width, height)
    gtk_window_set_child(window, root.widget)
    root.apply(.backgroundColor(.white))
    guard isShown else { return }
    gtk_window_present(window)
    await MainLoop.run { gtk_widget_get_width(self.root.widget) == width }
    await frame()
  }

  isolated deinit {
    gtk_window_destroy(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self))
    g_object_unref(widget)
  }

  /// Returns the number of layout phases in the frames that follow some steps, once the window is
  /// at rest.
  ///
  /// - Parameters:
  ///   - count: the number of steps, each of which is followed by a frame.
  ///   - step: a closure that does a step, which must make the window paint; called with 1 first.
  func layoutPhases(inSteps count: Int, _ step: (Int) throws -> Void) async throws -> Int {
    for _ in 0..<3 { await frame() }
    let clock = try #require(gtk_widget_get_frame_clock(widget))
    var layouts = 0
    let object = UnsafeMutableRawPointer(clock).assumingMemoryBound(to: GObject.self)
    let connection = SignalConnection("layout", of: object) { _ in
      layouts += 1
      return .none
    }
    defer { connection?.disconnect() }
    for number in 1...count {
      try step(number)
      let start = gdk_frame_clock_get_frame_counter(clock)
      await MainLoop.run { gdk_frame_clock_get_frame_counter(clock) > start }
    }
    return layouts
  }

  /// Waits until another frame has been painted.
  func frame() async {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    let start = gdk_frame_clock_get_frame_counter(clock)
    gtk_widget_queue_draw(widget)
    await MainLoop.run { gdk_frame_clock_get_frame_counter(clock) > start }
  }

  /// Puts a view into the root, above all others, with a frame.
  @discardableResult
  func add<View: GTKView>(_ view: View, _ frame: Rect) -> View {
    host.insert(view, into: root, above: root.subviews.last)
    host.setFrame(frame, of: view)
    return view
  }
}
#endif
