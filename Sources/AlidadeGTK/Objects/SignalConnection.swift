#if GTK
import CGTK

/// A closure that is connected to a signal of an object.
///
/// The connection does not keep the object alive and does not end when this value goes away: it
/// ends with the object or by ``disconnect()``. The closure is released when the connection ends.
@MainActor struct SignalConnection {
  private let object: UnsafeMutablePointer<GObject>
  private let identifier: gulong

  /// Connects `handler` to a signal, which may have a detail as in `notify::active`; `nil` if there
  /// is no such signal.
  init?(
    _ signal: String, of object: UnsafeMutablePointer<GObject>, isAfter: Bool = false,
    _ handler: @escaping SignalClosure.Handler
  ) {
    var identifier: guint = 0
    var detail: GQuark = 0
    let type = object.pointee.g_type_instance.g_class.pointee.g_type
    guard g_signal_parse_name(signal, type, &identifier, &detail, 1) != 0 else { return nil }
    let closure = SignalClosure.make(handler)
    self.object = object
    self.identifier = g_signal_connect_closure_by_id(
      object, identifier, detail, closure, isAfter ? 1 : 0)
  }

  /// Ends the connection; the object must be alive.
  func disconnect() {
    g_signal_handler_disconnect(object, identifier)
  }
}

/// Connects `handler` to a signal that is known to exist, for as long as the object lives.
@MainActor @discardableResult
func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, isAfter: Bool = false,
  _ handler: @escaping SignalClosure.Handler
) -> SignalConnection? {
  SignalConnection(
    signal, of: object.assumingMemoryBound(to: GObject.self), isAfter: isAfter, handler)
}
#endif
