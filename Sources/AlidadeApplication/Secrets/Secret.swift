/// Text that only the user and the application may know, such as a password or a token.
///
/// ```swift
/// try await context.application.storeSecret(Secret(password), named: "account")
/// ```
///
/// Only ``text`` reveals it: descriptions, reflection and diagnostics don't, and neither do those
/// of values that contain it.
public struct Secret: Hashable, Sendable {
  /// The text itself.
  public let text: String

  /// Creates a secret.
  ///
  /// - Parameter text: the text; it may be empty.
  public init(_ text: String) {
    self.text = text
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The word `Secret`, whatever the text is.
  public var description: String { "Secret" }
  /// The word `Secret`, whatever the text is.
  public var debugDescription: String { description }
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
