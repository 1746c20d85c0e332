/// The reason why a secret couldn't be read, stored or removed.
///
/// It never contains a secret.
public enum SecretError: Error, Hashable, CustomStringConvertible {
  /// The component belongs to no running application, or to one without an ``App/identifier``.
  case noApplication
  /// The desktop has no service that keeps secrets, or the service ended or didn't answer.
  case noService
  /// The secrets are locked, and the user declined to unlock them.
  case declined
  /// The task that waited for the answer was canceled.
  case canceled
  /// The service refused the request, for the given reason.
  case failed(_ reason: String)

  /// The reason, as a sentence for the user.
  public var message: String {
    switch self {
    case .noApplication: "The application keeps no secrets."
    case .noService: "The desktop's keyring can't be reached."
    case .declined: "The keyring is locked."
    case .canceled: "The request was canceled."
    case .failed(let reason): "The keyring refused the request: \(reason)"
    }
  }

  /// The reason.
  public var description: String { message }
}
