#if GTK
import CAlidadeGTK
import CGTK
import Glibc

/// Lets GLib's main loop run the main actor.
///
/// On Linux the Swift runtime puts jobs of the main actor on libdispatch's main queue. While nobody
/// has called `dispatchMain`, the queue announces work through an eventfd and waits for a run loop
/// to drain it. The loop is GLib's, by one source that watches the eventfd.
///
/// The source has the priority of redraws: sources of equal priority take turns, so neither can a
/// job that keeps enqueueing itself stop the drawing, nor can drawing stop the jobs; and input
/// comes before both.
@MainActor public enum GLibMainLoop {
  private static var source: guint = 0

  /// Connects the main actor to GLib's default main context; further calls do nothing.
  ///
  /// ``GTKApplication`` does it. Programs with a main loop of their own call it once, on the main
  /// thread, in a synchronous `main`: an asynchronous one gives the main queue away to a thread
  /// that GTK knows nothing of. Then, as in a test run, the main actor is served already, and this
  /// does nothing.
  public static func attachMainActor() {
    // Where `dispatchMain` serves the main queue, on whichever thread, draining it here would trap.
    guard source == 0, alidade_is_main_thread() == 1 else { return }
    let handle = _dispatch_get_main_queue_handle_4CF()
    source = g_unix_fd_add_full(
      GDK_PRIORITY_REDRAW, handle, G_IO_IN,
      { handle, _, _ in
        var count: UInt64 = 0
        // The eventfd does not block; reading it first means that work announced while draining is
        // not lost.
        _ = read(handle, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil, nil)
    // Work from before there was a handle was announced to nobody.
    _dispatch_main_queue_callback_4CF(nil)
  }
}
#endif
