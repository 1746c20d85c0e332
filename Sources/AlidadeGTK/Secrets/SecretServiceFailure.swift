#if GTK
import AlidadeApplication

/// The reason that the secret service didn't perform a step of a request.
enum SecretServiceFailure: Error {
  /// The object is locked.
  case locked
  /// The object doesn't exist.
  case missing
  /// Any other reason, which ends the request.
  case final(SecretError)

  init(_ error: BusError) {
    switch error {
    case .unreachable: self = .final(.noService)
    case .unexpectedAnswer: self = .final(.failed("an unexpected answer"))
    case .refused("org.freedesktop.Secret.Error.IsLocked"): self = .locked
    // Services built on GDBus report that the missing object has no such method or interface.
    case .refused("org.freedesktop.Secret.Error.NoSuchObject"),
      .refused("org.freedesktop.DBus.Error.UnknownObject"),
      .refused("org.freedesktop.DBus.Error.UnknownInterface"),
      .refused("org.freedesktop.DBus.Error.UnknownMethod"):
      self = .missing
    case .refused(let name): self = .final(.failed(name))
    }
  }

  /// The error for the application.
  var error: SecretError {
    switch self {
    case .locked: .declined
    case .missing: .failed("org.freedesktop.Secret.Error.NoSuchObject")
    case .final(let error): error
    }
  }
}
#endif
