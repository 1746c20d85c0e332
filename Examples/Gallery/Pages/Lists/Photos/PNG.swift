/// An image with a palette in the format PNG, without compression.
struct PNG {
  /// The colors, up to 256.
  let palette: [(UInt8, UInt8, UInt8)]
  /// The indexes of the colors, row by row.
  let rows: [[UInt8]]

  /// The content of a file.
  var bytes: [UInt8] {
    let size = PNG.bigEndian(rows.first?.count ?? 0) + PNG.bigEndian(rows.count)
    // Eight bits for a pixel, with a palette.
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", size + [8, 3, 0, 0, 0])
      + chunk("PLTE", palette.flatMap { [$0.0, $0.1, $0.2] })
      + chunk("IDAT", stored(rows.flatMap { [0] + $0 }))
      + chunk("IEND", [])
  }

  private func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return PNG.bigEndian(content.count) + body + PNG.bigEndian(PNG.checksum(body))
  }

  /// Returns data in the format zlib, in blocks that are stored as they are.
  private func stored(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: data.count, by: 0xFFFF) {
      let block = data[start..<min(start + 0xFFFF, data.count)]
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      result += [block.endIndex == data.count ? 1 : 0, low, high, ~low, ~high] + block
    }
    var (one, two) = (1, 0)
    for byte in data {
      one = (one + Int(byte)) % 65_521
      two = (two + one) % 65_521
    }
    return result + PNG.bigEndian(two << 16 | one)
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Returns the CRC-32 of bytes.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    let sum = bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
    return Int(~sum)
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
  }
}
