#if GTK
import CGTK

/// A connection of a closure to a signal of an object, which ends when this value is released.
///
/// The connection ends with its last reference, with ``disconnect()`` or with the object, whichever
/// comes first. It doesn't retain the object or store a pointer to it, because GLib disconnects a
/// closure that is invalidated. Therefore, the connection's owner and the object may be released in
/// any order, and the closure never runs after its owner is released.
@MainActor final class SignalConnection {
  private let closure: UnsafeMutablePointer<GClosure>

  /// Connects `handler` to a signal, optionally with a detail as in `notify::active`, or returns
  /// `nil` if there is no such signal.
  init?(
    _ signal: String, of object: UnsafeMutablePointer<GObject>, isAfter: Bool = false,
    _ handler: @escaping SignalClosure.Handler
  ) {
    guard let closure = SignalClosure.connect(object, signal, isAfter: isAfter, handler) else {
      return nil
    }
    self.closure = g_closure_ref(closure)
  }

  isolated deinit {
    disconnect()
    g_closure_unref(closure)
  }

  /// Ends the connection.
  func disconnect() {
    g_closure_invalidate(closure)
  }
}

/// Connects `handler` to a signal that is known to exist, for as long as the object lives.
///
/// Use it for objects that live as long as their handlers need them. A handler must reference other
/// objects weakly. If the receiver may be released before the object, keep a ``SignalConnection``
/// instead.
@MainActor func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, isAfter: Bool = false,
  _ handler: @escaping SignalClosure.Handler
) {
  _ = SignalClosure.connect(
    object.assumingMemoryBound(to: GObject.self), signal, isAfter: isAfter, handler)
}

/// Calls `handler` with `true` when a widget is mapped and with `false` when it is unmapped.
///
/// A widget is also unmapped when an ancestor is hidden or removed from its window.
@MainActor func connectVisibility(
  of widget: UnsafeMutablePointer<GtkWidget>, _ handler: @escaping @MainActor (Bool) -> Void
) {
  for (signal, isVisible) in [("map", true), ("unmap", false)] {
    connect(widget, signal) { _ in
      handler(isVisible)
      return .none
    }
  }
}
#endif
