/// A value that can be copied, pasted, dragged and dropped, even between programs.
///
/// A value is transferred as bytes of one of several types: the richest type that the receiver
/// supports. The following example declares a custom type, and plain text for programs that don't
/// support it:
///
/// ```swift
/// struct Contact: Transferable {
///   var name: String
///   var mail: String
///
///   static let importedTypes: [ContentType] = ["application/x-contact"]
///   var exportedTypes: [ContentType] { Contact.importedTypes + [.plainText] }
///
///   func encoded(as type: ContentType) throws -> [UInt8] {
///     type == .plainText ? Array("\(name) <\(mail)>".utf8) : Array("\(name)\n\(mail)".utf8)
///   }
///
///   init(decoding bytes: [UInt8], as type: ContentType) throws {
///     …
///   }
/// }
/// ```
///
/// The framework encodes and decodes values on other threads, only when a program requests them.
public protocol Transferable: Hashable, Sendable {
  /// The types that the value can be encoded as, the richest one first; by default,
  /// ``importedTypes``.
  var exportedTypes: [ContentType] { get }

  /// The types that a value can be decoded from, the preferred one first.
  static var importedTypes: [ContentType] { get }

  /// The maximum number of bytes that a value is decoded from; by default, 64 MiB.
  ///
  /// Reading stops at this limit, and the value is rejected.
  static var maximumByteCount: Int { get }

  /// Returns the bytes of the value; called on any thread.
  ///
  /// - Parameter type: one of ``exportedTypes``.
  /// - Throws: an error whose description explains why the value can't be encoded.
  func encoded(as type: ContentType) throws -> [UInt8]

  /// Creates a value from bytes, which may come from an untrusted source; called on any thread.
  ///
  /// - Parameter type: one of ``importedTypes``.
  /// - Throws: an error whose description explains what is wrong with the bytes.
  init(decoding bytes: [UInt8], as type: ContentType) throws
}

extension Transferable {
  /// The types that a value can be decoded from.
  public var exportedTypes: [ContentType] { Self.importedTypes }

  /// The default limit, 64 MiB.
  public static var maximumByteCount: Int { 64 << 20 }
}

extension String: Transferable {
  /// Plain text.
  public static let importedTypes: [ContentType] = [.plainText, "text/plain"]

  /// Returns the text in UTF-8.
  public func encoded(as type: ContentType) -> [UInt8] { Array(utf8) }

  /// Creates a text from bytes.
  ///
  /// - Throws: an error if the bytes aren't UTF-8.
  public init(decoding bytes: [UInt8], as type: ContentType) throws {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw TransferError.undecodable(type, reason: "It isn't text in UTF-8.")
    }
    self = text
  }
}
