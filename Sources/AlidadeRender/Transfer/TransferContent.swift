/// Content that is transferred by drag and drop or the clipboard.
public enum TransferContent: Hashable, Sendable {
  /// Text.
  case text(String)
  /// Files, by their paths.
  case files([String])
  /// A value of another type.
  case value(TransferValue)

  /// Creates content from a value, which is offered as all of its ``Transferable/exportedTypes``.
  public init(_ value: some Transferable) { self = .value(TransferValue(value)) }

  /// Returns the value if it is of the given type; `nil` for other content.
  public func value<Value: Transferable>(as type: Value.Type) -> Value? {
    if case .value(let value) = self { value.base as? Value } else { nil }
  }

  /// The types that the content can be read as, the richest one first.
  public var types: [ContentType] {
    switch self {
    case .text: String.importedTypes
    case .files: [.addressList]
    case .value(let value): value.types
    }
  }

  /// Returns the bytes of the content; called on any thread.
  ///
  /// - Throws: the reason why the content can't be encoded as this type.
  public func bytes(as type: ContentType) throws(TransferError) -> [UInt8] {
    switch self {
    case .text(let text): Array(text.utf8)
    case .files(let paths): AddressList(files: paths).encoded(as: type)
    case .value(let value): try value.bytes(as: type)
    }
  }

  var isFiles: Bool { if case .files = self { true } else { false } }
}
