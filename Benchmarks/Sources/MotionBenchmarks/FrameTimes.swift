import CGTK4
import Glibc
import ThreadTime

/// The processor time of the main thread in the frames of a window.
@MainActor enum FrameTimes {
  /// The time at the start of the current frame, and before it is painted.
  private static var (start, painting) = (0.0, 0.0)
  /// The time before painting, and that of painting, of each frame.
  private static var frames: [(work: Double, painting: Double)] = []
  private static var layouts = 0
  private static var wanted = 0

  /// Measures a number of frames, prints the medians, and ends the program.
  static func report(_ count: Int, in window: UnsafeMutablePointer<GtkWidget>) {
    guard let clock = gtk_widget_get_frame_clock(window) else { return }
    wanted = count
    connect(clock, "before-paint") { FrameTimes.start = ThreadClock.now }
    // GTK has painted when it calls the handlers of "paint".
    connect(clock, "update") { FrameTimes.painting = ThreadClock.now }
    connect(clock, "layout") {
      FrameTimes.layouts += 1
      FrameTimes.painting = ThreadClock.now
    }
    connect(clock, "after-paint") { FrameTimes.endFrame() }
  }

  private static func endFrame() {
    frames.append((painting - start, ThreadClock.now - painting))
    guard frames.count == wanted else { return }
    func middle(_ times: [Double]) -> String {
      "\((times.sorted()[times.count / 2] * 1_000).rounded()) µs"
    }
    print(
      "before painting \(middle(frames.map(\.work))), painting \(middle(frames.map(\.painting))),",
      "\(layouts) layout phases in \(wanted) frames")
    exit(0)
  }

  private static func connect(
    _ clock: OpaquePointer, _ signal: String, _ handler: @escaping @MainActor () -> Void
  ) {
    let box = Unmanaged.passRetained(Handler(handler)).toOpaque()
    let call: @convention(c) (OpaquePointer?, gpointer?) -> Void = { _, box in
      guard let box else { return }
      let handler = Unmanaged<Handler>.fromOpaque(box).takeUnretainedValue()
      MainActor.assumeIsolated { handler.call() }
    }
    // Proof: GLib calls handlers of these signals with the object and the data.
    let callback = unsafeBitCast(call, to: GCallback.self)
    g_signal_connect_data(
      UnsafeMutableRawPointer(clock), signal, callback, box, nil, G_CONNECT_AFTER)
  }

  private final class Handler: Sendable {
    let call: @MainActor () -> Void
    init(_ call: @escaping @MainActor () -> Void) { self.call = call }
  }
}
