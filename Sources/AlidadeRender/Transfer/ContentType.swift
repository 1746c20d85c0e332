/// A MIME type that specifies how the bytes of a transferred value are interpreted.
///
/// ```swift
/// extension ContentType {
///   static let contact: ContentType = "application/x-contact"
/// }
/// ```
///
/// Programs compare types character by character, including parameters such as `;charset=utf-8`.
public struct ContentType: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name, such as `image/png`.
  public let name: String

  /// Creates a type; `nil` if the name isn't of the form `image/png`, in printable ASCII
  /// characters.
  public init?(_ name: String) {
    guard ContentType.isValid(name) else { return nil }
    self.name = name
  }

  /// Creates a type from a literal.
  ///
  /// A name in any other form is reported, and ``data`` is used instead.
  public init(stringLiteral name: String) {
    if ContentType.isValid(name) {
      self.name = name
    } else {
      self = ContentType.fallback(for: name)
    }
  }

  /// The name.
  public var description: String { name }

  /// Text in UTF-8.
  public static let plainText: ContentType = "text/plain;charset=utf-8"
  /// A document in HTML.
  public static let html: ContentType = "text/html"
  /// Addresses, one on each line.
  public static let addressList: ContentType = "text/uri-list"
  /// A picture in PNG.
  public static let png: ContentType = "image/png"
  /// A picture in JPEG.
  public static let jpeg: ContentType = "image/jpeg"
  /// A picture in GIF.
  public static let gif: ContentType = "image/gif"
  /// A picture in WebP.
  public static let webP: ContentType = "image/webp"
  /// Bytes of an unknown type.
  public static let data: ContentType = "application/octet-stream"

  private static func isValid(_ name: String) -> Bool {
    let letters = Array(name.utf8)
    guard letters.allSatisfy({ (0x20...0x7E).contains($0) }),
      let slash = letters.firstIndex(of: UInt8(ascii: "/"))
    else { return false }
    let rest = letters[(slash + 1)...].prefix { $0 != UInt8(ascii: ";") }
    return slash > 0 && !rest.isEmpty
      && !(letters[..<slash] + rest).contains { " /\"".utf8.contains($0) }
  }

  private static func fallback(for name: String) -> ContentType {
    Diagnostics.report(
      Diagnostic(
        "The name of a content type is invalid.", values: ["name  \(name.debugDescription)"],
        remedy: """
          Name it like image/png or application/x-contact, in printable ASCII characters. application/octet-stream is \
          used instead.
          """))
    return .data
  }
}
