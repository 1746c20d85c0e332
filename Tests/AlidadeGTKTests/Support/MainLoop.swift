#if GTK
import CGTK
import Testing

/// GLib's main loop, turned by the tests: by steps that are bounded in number, not by a clock.
@MainActor enum MainLoop {
  private static let stepLimit = 1500

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

  /// Lets everything happen that waits now.
  static func settle() async {
    for _ in 0..<40 {
      while g_main_context_iteration(nil, 0) != 0 {}
      await Task.yield()
    }
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
