/// The reason why the desktop didn't do what an application asked it for.
public struct DesktopError: Error, Hashable, CustomStringConvertible {
  /// The reason, as a sentence for the user; the desktop's own is in the user's language.
  public let message: String

  /// Creates an error.
  public init(_ message: String) {
    self.message = message
  }

  /// The reason.
  public var description: String { message }
}
