/// The reason why a value couldn't be transferred.
public enum TransferError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The content has more bytes than ``Transferable/maximumByteCount`` allows.
  case tooLarge(ContentType, limit: Int)
  /// The bytes aren't a value of the type.
  case undecodable(ContentType, reason: String)
  /// The value can't be encoded.
  case unencodable(ContentType, reason: String)
  /// The content couldn't be read from the program that offers it.
  case unreadable(ContentType, reason: String)

  /// A description for developers, with one sentence for each fact.
  public var description: String {
    switch self {
    case .tooLarge(let type, let limit):
      "The content of type \(type) has more than \(limit) bytes."
    case .undecodable(let type, let reason):
      "The content of type \(type) can't be decoded. \(reason)"
    case .unencodable(let type, let reason):
      "The content can't be encoded as \(type). \(reason)"
    case .unreadable(let type, let reason):
      "The content of type \(type) can't be read. \(reason)"
    }
  }

  /// Reports that nothing was pasted or dropped, or that a value of this program wasn't
  /// transferred.
  package func report() {
    if case .unencodable = self { return reportUnencodable() }
    Diagnostics.report(
      Diagnostic(
        "Transferred content was refused.", values: ["reason  \(self)"],
        remedy: """
          The program that offers the content may use another format, or the content is damaged. The component isn't \
          told of it. To show such errors to the user, paste with `try await context.clipboard.paste(…)`.
          """))
  }

  private func reportUnencodable() {
    Diagnostics.report(
      Diagnostic(
        "A value couldn't be transferred.", values: ["reason  \(self)"],
        remedy: """
          List only types in `exportedTypes` that `encoded(as:)` can encode the value as. The program that asked for the \
          value gets nothing.
          """))
  }
}
