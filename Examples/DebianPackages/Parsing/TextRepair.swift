/// A repair that makes bytes of a file safe to show, as valid UTF-8 without control characters.
///
/// A carriage return becomes a space, which is later trimmed at the end of a line.
struct TextRepair {
  /// The text, with U+FFFD in place of invalid bytes and control characters.
  private(set) var bytes: [UInt8] = []

  /// The line of the first invalid byte, from zero at the start; `nil` if all bytes are valid.
  private(set) var invalidUTF8Line: Int?

  /// The line of the first control character, from zero at the start; `nil` if there is none.
  private(set) var controlCharacterLine: Int?

  /// Returns `true` if the bytes aren't plain ASCII text.
  ///
  /// Nearly all text is plain and needs no repair.
  static func isNeeded(for bytes: ArraySlice<UInt8>) -> Bool {
    for index in bytes.indices {
      let byte = bytes[index]
      if byte >= ASCII.space && byte < 0x7F { continue }
      if byte == ASCII.newline || byte == ASCII.tab { continue }
      let next = index + 1
      guard byte == ASCII.carriageReturn, next < bytes.endIndex, bytes[next] == ASCII.newline
      else { return true }
    }
    return false
  }

  /// Creates a repaired copy of bytes.
  init(_ original: ArraySlice<UInt8>) {
    bytes.reserveCapacity(original.count)
    var line = 0
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = original.makeIterator()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput:
        return
      case .error:
        invalidUTF8Line = invalidUTF8Line ?? line
        bytes.append(contentsOf: Self.replacement)
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        if scalar == "\n" { line += 1 }
        append(scalar, encoded: encoded, line: line)
      }
    }
  }

  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  private mutating func append(
    _ scalar: Unicode.Scalar,
    encoded: Unicode.UTF8.EncodedScalar,
    line: Int
  ) {
    switch scalar.value {
    case 0x0D:
      bytes.append(ASCII.space)
    case 0x00...0x08, 0x0B...0x1F, 0x7F...0x9F:
      controlCharacterLine = controlCharacterLine ?? line
      bytes.append(contentsOf: Self.replacement)
    default:
      bytes.append(contentsOf: encoded)
    }
  }
}
