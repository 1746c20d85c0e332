#if GTK
import CGTK
import Foundation
import Testing

/// GLib's main loop, turned by the tests: by steps that are bounded in number, not by a clock.
@MainActor enum MainLoop {
  private static let stepLimit = 1500
  /// The time after which another program counts as stuck, so that a test that fails ends.
  private static let patience = Duration.seconds(120)

  /// Turns the loop until `isDone`, and lets other work of the main actor run in between.
  static func run(
    until isDone: @MainActor () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for _ in 0..<stepLimit {
      if isDone() { return }
      turn()
      await Task.yield()
    }
    Issue.record(
      "The main loop was turned \(stepLimit) times in vain.", sourceLocation: sourceLocation)
  }

  /// Turns the loop until another program has ended, and kills it with an issue if it doesn't end.
  static func run(
    untilEndOf process: Process, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let start = ContinuousClock.now
    var turns = 0
    while process.isRunning {
      // While other tests have the main thread, the program gets no answers, and there are no turns.
      if turns >= stepLimit, ContinuousClock.now - start >= patience {
        Issue.record(
          "\(process.executableURL?.lastPathComponent ?? "A program") doesn't end.",
          sourceLocation: sourceLocation)
        kill(process.processIdentifier, SIGKILL)
        for _ in 0..<stepLimit where process.isRunning { await turnOnce() }
        return
      }
      await turnOnce()
      turns += 1
    }
  }

  /// Lets everything happen that waits now.
  static func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    for _ in 0..<40 {
      var turns = 0
      while g_main_context_iteration(nil, 0) != 0 {
        turns += 1
        if turns < 100_000 { continue }
        Issue.record("The main loop never rests.", sourceLocation: sourceLocation)
        return
      }
      await Task.yield()
    }
  }

  /// Receives all input that has happened, also the motion of the pointer, which GDK holds back
  /// until a frame.
  static func receiveInput() async {
    guard let display = gdk_display_get_default(), let windows = gtk_window_get_toplevels() else {
      return
    }
    // When the display has answered, what it told before has arrived.
    gdk_display_sync(display)
    await settle()
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let window = g_list_model_get_item(windows, index) else { continue }
      defer { g_object_unref(window) }
      let widget = window.assumingMemoryBound(to: GtkWidget.self)
      guard gtk_widget_get_mapped(widget) != 0, !isMinimized(widget),
        let clock = gtk_widget_get_frame_clock(widget)
      else { continue }
      await receiveInput(at: clock)
    }
  }

  /// Returns `true` if a window is minimized, and so has no frames.
  private static func isMinimized(_ window: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let surface = gtk_native_get_surface(OpaquePointer(window)) else { return false }
    let state = gdk_toplevel_get_state(surface)
    return state.rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
  }

  private static func receiveInput(at clock: OpaquePointer) async {
    final class Arrival { var isOver = false }
    let arrival = Arrival()
    let resumed: @convention(c) (OpaquePointer, gpointer) -> Void = { _, arrival in
      Unmanaged<Arrival>.fromOpaque(arrival).takeUnretainedValue().isOver = true
    }
    // Proof: the signal has these two parameters, and the arrival lives until it is disconnected.
    let handler = g_signal_connect_data(
      UnsafeMutableRawPointer(clock), "resume-events", unsafeBitCast(resumed, to: GCallback.self),
      Unmanaged.passUnretained(arrival).toOpaque(), nil, GConnectFlags(rawValue: 0))
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS)
    await run { arrival.isOver }
    g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), handler)
  }

  /// One turn, which ends after some milliseconds if nothing happens.
  private static func turn() {
    let timer = g_timeout_add(4, { _ in 0 }, nil)
    g_main_context_iteration(nil, 1)
    let source = g_main_context_find_source_by_id(nil, timer)
    if source != nil { g_source_remove(timer) }
  }
}
#endif
