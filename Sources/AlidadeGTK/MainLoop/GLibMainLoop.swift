#if GTK
import CAlidadeGTK
import CGTK
import Glibc

/// The connection that makes GLib's main loop run the main actor.
///
/// On Linux, the Swift runtime enqueues the main actor's jobs on libdispatch's main queue. Unless
/// `dispatchMain` is called, the queue signals work through an eventfd, and waits for a run loop to
/// drain it. Here, a GLib source watches the eventfd.
///
/// The source has the priority of redraws. Sources of equal priority take turns, so a job that
/// keeps enqueueing itself can't stop drawing, and drawing can't stop the jobs. Input has
/// precedence over both.
@MainActor public enum GLibMainLoop {
  private static var source: guint = 0

  /// Connects the main actor to GLib's default main context; further calls do nothing.
  ///
  /// ``GTKApplication`` calls this method. Programs with their own main loop call it once, on the
  /// main thread, in a synchronous `main`. An asynchronous `main` hands the main queue to a thread
  /// that GTK doesn't know. In that case, as in a test run, the main actor's jobs are already being
  /// run, and this method does nothing.
  public static func attachMainActor() {
    // If `dispatchMain` drains the main queue, on any thread, draining it here would trap.
    guard source == 0, alidade_is_main_thread() == 1 else { return }
    let handle = _dispatch_get_main_queue_handle_4CF()
    source = g_unix_fd_add_full(
      GDK_PRIORITY_REDRAW, handle, G_IO_IN,
      { handle, _, _ in
        var count: UInt64 = 0
        // The eventfd doesn't block. It is read first, so that work signaled during draining isn't
        // lost.
        _ = read(handle, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil, nil)
    // Work that was enqueued before the handle existed wasn't signaled.
    _dispatch_main_queue_callback_4CF(nil)
  }
}
#endif
