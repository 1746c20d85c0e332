#if GTK
import CGTK

/// The reason that a program on a bus didn't fulfill a request.
///
/// It contains no text from the other program, because such text could repeat a part of the
/// request.
enum BusError: Error, Equatable {
  /// The program or the bus doesn't exist, or the program ended or didn't answer.
  case unreachable
  /// The answer has an unexpected type.
  case unexpectedAnswer
  /// The program refused the request with a named error, such as
  /// `org.freedesktop.DBus.Error.Failed`.
  case refused(_ name: String)

  /// Creates an error from a GLib error, which is released.
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

  /// Returns `true` if the bus itself reports that the program doesn't answer.
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
