/// An encoder of pixels as PNG (ISO/IEC 15948).
///
/// Repeated pixels and lines are compressed, which is fast, and suits drawings and screenshots; a
/// photograph stays as large as it is in memory.
enum PNGEncoder {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the content of a file.
  static func encode(_ image: Bitmap) -> [UInt8] {
    let header = number(image.width) + number(image.height) + [8, 6, 0, 0, 0]
    return signature + chunk("IHDR", header) + chunk("IDAT", compressed(lines(of: image)))
      + chunk("IEND", [])
  }

  /// Returns the lines of pixels, each preceded by the number of its filter: none for the first
  /// line, and the difference from the previous line for the others.
  private static func lines(of image: Bitmap) -> [UInt8] {
    let stride = image.width * 4
    var lines: [UInt8] = []
    lines.reserveCapacity((stride + 1) * image.height)
    for line in 0..<image.height {
      lines.append(line == 0 ? 0 : 2)
      for place in (line * stride)..<((line + 1) * stride) {
        lines.append(
          line == 0 ? image.bytes[place] : image.bytes[place] &- image.bytes[place - stride])
      }
    }
    return lines
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return number(content.count) + named + number(Int(checksum(named)))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static let remainders: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { remainders[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
  }

  // MARK: - Compression

  /// Returns bytes in the format of zlib (RFC 1950), in one block with the fixed codes.
  private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var output = BitWriter()
    output.append(1, count: 1)
    output.append(1, count: 2)
    var place = 0
    while place < bytes.count {
      // A pixel equal to the previous one is found 4 bytes back; filtered lines consist mostly of
      // zeros.
      let length = repeated(bytes, at: place, distance: 4)
      if length >= 4 {
        output.appendRepetition(length)
        place += length
      } else {
        output.appendLiteral(bytes[place])
        place += 1
      }
    }
    output.appendEnd()
    return [0x78, 0x01] + output.finished() + number(Int(adler(bytes)))
  }

  /// Returns the number of bytes, up to 258, that equal the bytes at a distance before them.
  private static func repeated(_ bytes: [UInt8], at place: Int, distance: Int) -> Int {
    guard place >= distance else { return 0 }
    var length = 0
    while length < 258, place + length < bytes.count,
      bytes[place + length] == bytes[place + length - distance]
    {
      length += 1
    }
    return length
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }

  /// A writer of bits and of the fixed codes of DEFLATE (RFC 1951).
  private struct BitWriter {
    private var bytes: [UInt8] = []
    private var bits: UInt64 = 0
    private var count = 0

    /// Appends the lowest bits of a number, starting with the lowest.
    mutating func append(_ value: Int, count added: Int) {
      bits |= UInt64(value) << UInt64(count)
      count += added
      while count >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        count -= 8
      }
    }

    /// Appends a code, whose highest bit comes first.
    private mutating func appendCode(_ code: Int, count: Int) {
      for bit in (0..<count).reversed() { append(code >> bit & 1, count: 1) }
    }

    mutating func appendLiteral(_ byte: UInt8) {
      byte < 144
        ? appendCode(0x30 + Int(byte), count: 8) : appendCode(0x190 + Int(byte) - 144, count: 9)
    }

    /// Appends a repetition of bytes 4 bytes back.
    ///
    /// - Parameter length: from 3 to 258.
    mutating func appendRepetition(_ length: Int) {
      let index = BitWriter.lengths.lastIndex { $0 <= length } ?? 0
      index < 23 ? appendCode(1 + index, count: 7) : appendCode(0xC0 + index - 23, count: 8)
      append(length - BitWriter.lengths[index], count: BitWriter.lengthBits[index])
      // The distance 4 has the code 3, and no further bits.
      appendCode(3, count: 5)
    }

    mutating func appendEnd() { appendCode(0, count: 7) }

    func finished() -> [UInt8] { count > 0 ? bytes + [UInt8(truncatingIfNeeded: bits)] : bytes }

    private static let lengths = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
      163, 195, 227, 258,
    ]
    private static let lengthBits = [
      0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
  }
}
