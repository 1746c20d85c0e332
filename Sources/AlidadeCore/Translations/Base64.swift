/// The encoding of bytes as text according to RFC 4648.
enum Base64 {
  /// Returns the bytes that a text encodes, ignoring white space; `nil` if the text has other
  /// characters or isn't complete.
  static func decode(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var (bits, count, padding): (UInt32, Int, Int) = (0, 0, 0)
    for character in text.utf8 {
      if character == UInt8(ascii: "\n") || character == UInt8(ascii: " ") { continue }
      count += 1
      if character == UInt8(ascii: "=") {
        padding += 1
        bits <<= 6
      } else {
        guard padding == 0, let value = value(of: character) else { return nil }
        bits = bits << 6 | value
      }
      guard count % 4 == 0 else { continue }
      bytes += [UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)]
      bits = 0
    }
    guard count % 4 == 0, padding <= 2 else { return nil }
    bytes.removeLast(padding)
    return bytes
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
