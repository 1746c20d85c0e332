/// A type of values that a component accepts, which creates the values from bytes.
public struct TransferReader: Hashable, Sendable {
  private let type: any Transferable.Type

  /// Creates a reader of values of a type.
  public init<Value: Transferable>(_ type: Value.Type) { self.type = type }

  /// The content types that values are created from, the preferred one first.
  public var types: [ContentType] { type.importedTypes }

  /// The maximum number of bytes of a value.
  public var maximumByteCount: Int { max(0, type.maximumByteCount) }

  /// Returns the content that bytes represent.
  ///
  /// This method can be called on any thread; a backend shouldn't call it on the main thread.
  ///
  /// - Throws: the reason why the bytes are rejected.
  public func content(
    of bytes: [UInt8], as contentType: ContentType
  ) throws(TransferError) -> TransferContent {
    guard bytes.count <= maximumByteCount else {
      throw .tooLarge(contentType, limit: maximumByteCount)
    }
    do {
      return .value(try type.value(of: bytes, as: contentType))
    } catch let error as TransferError {
      throw error
    } catch {
      throw .undecodable(contentType, reason: "\(error)")
    }
  }

  /// Returns `true` if a value is of the type whose values are created.
  func creates(_ value: TransferValue) -> Bool { Swift.type(of: value.base) == type }

  /// Returns `true` if both create values of the same type.
  public static func == (one: TransferReader, other: TransferReader) -> Bool {
    one.type == other.type
  }

  /// Hashes the type of the values.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }

  /// The name of the type of the values.
  var name: String { String(reflecting: type) }
}

extension Transferable {
  /// Returns the value that bytes represent.
  fileprivate static func value(of bytes: [UInt8], as type: ContentType) throws -> TransferValue {
    TransferValue(try Self(decoding: bytes, as: type))
  }
}
