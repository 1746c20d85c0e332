#if GTK
import CGTK

/// The reason why a program on a bus didn't do what it was asked for.
///
/// It has no text of the other program, which could repeat a part of the request.
enum BusError: Error, Equatable {
  /// There is no such program or no bus, or the program ended or didn't answer.
  case unreachable
  /// The answer has another type than it should have.
  case unexpectedAnswer
  /// The program refused, with an error that has a name, such as `org.freedesktop.DBus.Error.Failed`.
  case refused(_ name: String)

  /// Creates an error from one of GLib's, which is released.
  init(taking error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      self = .unreachable
      return
    }
    defer { g_error_free(error) }
    guard let remote = g_dbus_error_get_remote_error(error) else {
      let isMismatch =
        error.pointee.domain == g_io_error_quark()
        && error.pointee.code == gint(G_IO_ERROR_INVALID_ARGUMENT.rawValue)
      self = isMismatch ? .unexpectedAnswer : .unreachable
      return
    }
    defer { g_free(remote) }
    let name = String(cString: remote)
    self = BusError.isUnreachable(name) ? .unreachable : .refused(name)
  }

  /// Returns `true` if the bus itself tells that the program doesn't answer.
  private static func isUnreachable(_ name: String) -> Bool {
    let prefix = "org.freedesktop.DBus.Error."
    guard name.hasPrefix(prefix) else { return false }
    let reason = name.dropFirst(prefix.count)
    return reason.hasPrefix("Spawn.")
      || [
        "ServiceUnknown", "NameHasNoOwner", "NoReply", "NoServer", "Disconnected", "Timeout",
        "TimedOut",
      ].contains(reason)
  }
}
#endif
