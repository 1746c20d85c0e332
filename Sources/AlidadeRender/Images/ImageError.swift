/// The reason why an image can't be shown.
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence about what happened.
  public let message: String
  /// A Boolean value that is `true` if another attempt would fail in the same way.
  public let isPermanent: Bool

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - message: a sentence about what happened.
  ///   - isPermanent: `true` if another attempt would fail in the same way.
  public init(_ message: String, isPermanent: Bool = false) {
    self.message = message
    self.isPermanent = isPermanent
  }

  /// The message.
  public var description: String { message }
}
