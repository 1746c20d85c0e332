#if GTK
import CGTK

/// A closure that is connected to a signal of an object for as long as this value is kept.
///
/// The connection ends with the last reference to it, by ``disconnect()`` or with the object,
/// whichever comes first. It keeps neither the object alive nor a pointer to it: GLib disconnects a
/// closure that is invalidated. So the owner of a connection and the object may go in any order, and
/// the closure never runs after its owner is gone.
@MainActor final class SignalConnection {
  private let closure: UnsafeMutablePointer<GClosure>

  /// Connects `handler` to a signal, which may have a detail as in `notify::active`; `nil` if there
  /// is no such signal.
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
/// For objects that live as long as their handlers need them to: a handler refers to anything else
/// weakly. What an object owns that can go before it does keeps a ``SignalConnection``.
@MainActor func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, isAfter: Bool = false,
  _ handler: @escaping SignalClosure.Handler
) {
  _ = SignalClosure.connect(
    object.assumingMemoryBound(to: GObject.self), signal, isAfter: isAfter, handler)
}

/// Calls `handler` with `true` when a widget comes into sight and with `false` when it is out of
/// sight again, also because something around it is hidden or taken out of its window.
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
