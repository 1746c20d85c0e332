/// The reason why translations can't be read.
public struct TranslationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, as a sentence.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
