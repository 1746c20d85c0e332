#if GTK
import CGTK

/// A queue of actions for later turns of GLib's main loop.
///
/// Actions of equal priority are called in the order in which they were added.
@MainActor enum MainLoopTurns {
  private final class Box {
    let action: @MainActor () -> Void
    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
  }

  /// Calls `action` once, when no source of a higher priority is ready.
  ///
  /// The action is released if the loop ends first.
  static func add(
    priority: Int32 = Int32(G_PRIORITY_DEFAULT), _ action: @escaping @MainActor () -> Void
  ) {
    g_idle_add_full(
      priority,
      { box in
        guard let box else { return 0 }
        // Proof: GLib calls on the thread of the default main context, which is the main thread.
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
