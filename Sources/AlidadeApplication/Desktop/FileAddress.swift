import AlidadeComponents

/// The addresses of files.
enum FileAddress {
  /// Returns the address of a file.
  ///
  /// - Parameter file: an address that begins with `file:`, or an absolute path.
  static func address(of file: String) throws(DesktopError) -> String {
    if file.utf8.first == UInt8(ascii: "/"), !file.utf8.contains(0) { return encoded(file) }
    guard AddressRule.refusal(of: file, ["file"]) == nil else {
      throw DesktopError(
        "\(file.debugDescription) is neither an absolute path nor the address of a file.")
    }
    return file
  }

  private static func encoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes = Array("file://".utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        bytes.append(byte)
      default:
        if "/-._~".utf8.contains(byte) {
          bytes.append(byte)
        } else {
          bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
