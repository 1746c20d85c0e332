import AlidadeRender
import Testing

@Suite struct JPEGSegmentsTests {
  /// A start of frame of 400 × 200 pixels.
  private let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 200, 1, 144, 1, 0, 0, 0]

  /// Exif data with an orientation, in either order of bytes.
  private func exif(_ orientation: UInt8, isLittleEndian: Bool) -> [UInt8] {
    let data: [UInt8] =
      isLittleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let content = Array("Exif\0\0".utf8) + data
    return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
  }

  private func segments(_ bytes: [UInt8]) -> JPEGSegments? {
    JPEGSegments { Array(bytes.dropFirst($0).prefix($1)) }
  }

  @Test(arguments: [true, false], [UInt8](1...8))
  func `the orientation says whether a photo lies on its side`(
    _ isLittleEndian: Bool, _ orientation: UInt8
  ) throws {
    let bytes = [0xFF, 0xD8] + exif(orientation, isLittleEndian: isLittleEndian) + frame
    let head = try #require(segments(bytes))
    #expect(head.orientation == Int(orientation))
    let read = ImageOrientation { Array(bytes.dropFirst($0).prefix($1)) }
    #expect(read.isRotated == (orientation > 4) && read.isUpright == (orientation == 1))
    #expect(read.size(width: 4, height: 2).width == (read.isRotated ? 2 : 4))
    #expect(head.extent?.width == 400 && head.extent?.height == 200)
  }

  @Test func `data that ends anywhere is no trap`() {
    let bytes = [0xFF, 0xD8] + exif(6, isLittleEndian: true) + frame
    for count in bytes.indices {
      let head = segments(Array(bytes.prefix(count)))
      #expect((head == nil) == (count < 2))
      if count < bytes.count - frame.count + 9 { #expect(head?.extent == nil) }
    }
  }

  @Test func `padding without end is not read to its end`() {
    var reads = 0
    _ = JPEGSegments { offset, count in
      reads += 1
      return offset == 0
        ? [0xFF, 0xD8] : Array(repeating: 0xFF, count: offset < 100_000 ? count : 0)
    }
    #expect(reads < 10_000)
  }
}
