/// Addresses of files or web pages, as a value that can be transferred.
///
/// Other programs get them as `text/uri-list` and as text.
public struct AddressList: Transferable {
  /// The addresses, such as `https://gnome.org` or `file:///home/ada/poem.txt`.
  public var addresses: [String]

  /// Creates a list of addresses, from which line breaks are removed.
  public init(_ addresses: [String]) {
    self.addresses = addresses.map { address in address.filter { !$0.isNewline } }
  }

  /// Creates a list of the addresses of files.
  ///
  /// - Parameter paths: absolute paths.
  public init(files paths: [String]) {
    addresses = paths.map { "file://" + AddressList.escaped($0) }
  }

  /// A list of addresses.
  public static let importedTypes: [ContentType] = [.addressList]

  /// A list of addresses, and text.
  public var exportedTypes: [ContentType] { [.addressList, .plainText] }

  /// Returns the addresses, one on each line.
  public func encoded(as type: ContentType) -> [UInt8] {
    let lines =
      type == .plainText
      ? addresses.joined(separator: "\n") : addresses.map { "\($0)\r\n" }.joined()
    return Array(lines.utf8)
  }

  /// Creates a list from lines; those that begin with `#` are comments.
  ///
  /// - Throws: an error if the bytes aren't UTF-8.
  public init(decoding bytes: [UInt8], as type: ContentType) throws {
    let lines = try String(decoding: bytes, as: type).split(whereSeparator: \.isNewline)
    addresses = lines.filter { !$0.hasPrefix("#") }.map { String($0) }
  }

  private static func escaped(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-")...UInt8(ascii: "/"),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
