#if GTK
import AlidadeApplication
import CGTK

extension DesktopError {
  /// Creates an error with the message of a GLib error, which is released.
  init(_ error: UnsafeMutablePointer<GError>?) {
    guard let error else {
      self.init("The desktop gave no reason.")
      return
    }
    defer { g_error_free(error) }
    self.init(String(cString: error.pointee.message))
  }
}
#endif
