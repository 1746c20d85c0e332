/// Bytes of one or more types, offered without further encoding.
///
/// Use it to offer content that another program has encoded, or that a file contains. In a test, it
/// represents the content of another program:
///
/// ```swift
/// app.clipboard = TransferContent(EncodedContent("application/x-contact", bytes))
/// ```
public struct EncodedContent: Transferable {
  private let representations: [Representation]

  private struct Representation: Hashable {
    let type: ContentType
    let bytes: [UInt8]
  }

  /// Creates content of one type.
  public init(_ type: ContentType, _ bytes: [UInt8]) {
    representations = [Representation(type: type, bytes: bytes)]
  }

  /// Creates content of several types, the richest one first.
  public init(_ representations: [(type: ContentType, bytes: [UInt8])]) {
    self.representations = representations.map { Representation(type: $0.type, bytes: $0.bytes) }
  }

  /// The types, in the given order.
  public var exportedTypes: [ContentType] { representations.map(\.type) }

  /// No types, because a receiver must specify the type that it expects.
  public static let importedTypes: [ContentType] = []

  /// Returns the bytes of a type.
  public func encoded(as type: ContentType) -> [UInt8] {
    representations.first { $0.type == type }?.bytes ?? []
  }

  /// Creates content of one type.
  public init(decoding bytes: [UInt8], as type: ContentType) { self.init(type, bytes) }
}
