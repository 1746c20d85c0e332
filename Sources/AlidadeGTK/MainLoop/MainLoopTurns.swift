#if GTK
import CGTK

/// Calls actions in later turns of GLib's main loop, in the order in which they were asked for.
@MainActor enum MainLoopTurns {
  private final class Box {
    let action: @MainActor () -> Void
    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  }

  /// Calls `action` once, when nothing of a higher priority waits.
  ///
  /// Released if the loop ends before.
  static func add(
    priority: Int32 = Int32(G_PRIORITY_DEFAULT), _ action: @escaping @MainActor () -> Void
  ) {
    g_idle_add_full(
      priority,
      { box in
        guard let box else { return 0 }
        // Proof: GLib calls on the thread of the default main context, which is the main one.
        nonisolated(unsafe) let pointer = box
        onMainThread { Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue().action() }
        return 0
      }, Unmanaged.passRetained(Box(action)).toOpaque(),
      { box in
        guard let box else { return }
        Unmanaged<Box>.fromOpaque(box).release()
      })
  }
}
#endif
