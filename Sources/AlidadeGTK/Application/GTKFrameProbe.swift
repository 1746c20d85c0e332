#if GTK
import CGTK
import Glibc

/// A probe that measures the work of the main thread in each frame of a window.
///
/// Times are processor times in seconds, so other programs don't affect them.
@MainActor public final class GTKFrameProbe {
  /// The times of one frame, in seconds.
  public struct Frame: Hashable, Sendable {
    /// The time to handle input, mount updates and place scrolled content.
    public var update = 0.0
    /// The time that GTK takes to measure and allocate the widgets that requested it.
    public var layout = 0.0
    /// The time to paint the window and submit it to the display.
    public var paint = 0.0
    /// The time of the whole frame.
    public var total = 0.0
  }

  /// The frames since the probe was created or reset.
  public private(set) var frames: [Frame] = []

  private let clock: OpaquePointer
  private var connections: [SignalConnection] = []
  private var current = Frame()
  private var start = 0.0
  private var lap = 0.0

  /// Creates a probe for the window of a widget, or returns `nil` if the widget isn't in a realized
  /// window.
  public init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return nil }
    self.clock = clock
    g_object_ref(UnsafeMutableRawPointer(clock))
    observe("before-paint") { $0.begin() }
    observe("update", isAfter: true) { $0.current.update = $0.split() }
    observe("layout", isAfter: true) { $0.current.layout = $0.split() }
    observe("paint", isAfter: true) { $0.current.paint = $0.split() }
    observe("after-paint", isAfter: true) { $0.end() }
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(clock))
  }

  /// Removes all frames.
  public func reset() {
    frames = []
  }

  private func observe(
    _ signal: String, isAfter: Bool = false, _ action: @escaping @MainActor (GTKFrameProbe) -> Void
  ) {
    let object = UnsafeMutableRawPointer(clock).assumingMemoryBound(to: GObject.self)
    let connection = SignalConnection(signal, of: object, isAfter: isAfter) { [weak self] _ in
      if let self { action(self) }
      return .none
    }
    if let connection { connections.append(connection) }
  }

  private func begin() {
    current = Frame()
    start = GTKFrameProbe.processorTime()
    lap = start
  }

  private func split() -> Double {
    let now = GTKFrameProbe.processorTime()
    defer { lap = now }
    return now - lap
  }

  private func end() {
    current.total = GTKFrameProbe.processorTime() - start
    frames.append(current)
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
#endif
