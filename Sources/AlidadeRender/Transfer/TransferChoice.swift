/// The representation of offered content that a receiver gets.
public enum TransferChoice: Hashable, Sendable {
  /// The content as files.
  case files
  /// The content as text.
  case text
  /// The content as a value, made from bytes of a type.
  case value(TransferReader, ContentType)
}

extension TransferKinds {
  /// Returns the best representation of offered content; `nil` if none of these kinds is offered.
  ///
  /// - Parameters:
  ///   - hasFiles: `true` if files are offered.
  ///   - hasText: `true` if text is offered.
  ///   - hasType: returns `true` if bytes of a type are offered.
  public func choice(
    hasFiles: Bool, hasText: Bool, hasType: (ContentType) -> Bool
  ) -> TransferChoice? {
    for reader in readers {
      if let type = reader.types.first(where: hasType) { return .value(reader, type) }
    }
    if acceptsFiles, hasFiles { return .files }
    return acceptsText && hasText ? .text : nil
  }

  /// Returns the best representation of content.
  public func choice(of content: TransferContent) -> TransferChoice? {
    let types = content.types
    return choice(
      hasFiles: content.isFiles, hasText: types.contains(.plainText), hasType: types.contains)
  }
}
