/// The reason why the desktop didn't fulfill a request of an application.
public struct DesktopError: Error, Hashable, CustomStringConvertible {
  /// The reason, as a sentence for the user; a message from the desktop is in the user's language.
  public let message: String

  /// Creates an error.
  public init(_ message: String) {
    self.message = message
  }

  /// The reason.
  public var description: String { message }
}
