/// The ASCII characters with a meaning in the format, and classes of characters.
enum ASCII {
  static let tab: UInt8 = 0x09
  static let newline: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let hash: UInt8 = 0x23
  static let comma: UInt8 = 0x2C
  static let hyphen: UInt8 = 0x2D
  static let fullStop: UInt8 = 0x2E
  static let colon: UInt8 = 0x3A

  /// Returns `true` if the byte is white space within a line.
  static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

  /// Returns `true` if the byte is a digit from 0 to 9.
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Returns `true` if the byte is a letter from a to z, in either case.
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Returns the byte, in lowercase if it is a letter.
  static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}

extension ArraySlice<UInt8> {
  /// Returns the bytes without spaces and tabs at both ends.
  func trimmed() -> ArraySlice<UInt8> {
    var (lower, upper) = (startIndex, endIndex)
    while lower < upper, ASCII.isBlank(self[lower]) { lower += 1 }
    while lower < upper, ASCII.isBlank(self[upper - 1]) { upper -= 1 }
    return self[lower..<upper]
  }
}
