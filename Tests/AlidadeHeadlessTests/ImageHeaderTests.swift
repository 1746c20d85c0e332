import AlidadeLayout
import Testing

@testable import AlidadeHeadless

struct ImageHeaderTests {
  private func size(_ bytes: [UInt8]) -> Size? {
    ImageHeader.size { offset, count in
      offset < bytes.count ? Array(bytes[offset..<min(bytes.count, offset + count)]) : []
    }
  }

  private let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1,
    44,
    0, 0, 0, 200,
  ]

  @Test func `the head of a PNG tells its size`() {
    #expect(size(png) == Size(width: 300, height: 200))
  }

  @Test func `the head of a GIF tells its size`() {
    #expect(size(Array("GIF89a".utf8) + [44, 1, 200, 0]) == Size(width: 300, height: 200))
  }

  @Test func `a JPEG tells its size after other segments`() {
    let other: [UInt8] = [0xFF, 0xE0, 0, 6, 1, 2, 3, 4, 0xFF, 0xFF, 0xC4, 0, 3, 9]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 17, 8, 0, 200, 1, 44]
    #expect(size([0xFF, 0xD8] + other + frame) == Size(width: 300, height: 200))
  }

  @Test func `a photo that lies on its side has the size of the upright one`() {
    let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    let data = Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1] + entry + [0, 0, 0, 0]
    let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 200, 1, 44]
    let photo = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(data.count + 2)] + data + frame
    #expect(size(photo) == Size(width: 200, height: 300))
  }

  @Test func `anything else, and anything that ends too soon, has no size`() {
    #expect(size([]) == nil)
    #expect(size(Array("plain text, long enough to be a picture".utf8)) == nil)
    for length in png.indices { #expect(size(Array(png[..<length])) == nil) }
    #expect(
      size([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0]) == nil, "A segment of no length.")
    #expect(size([0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 0]) == nil)
    #expect(size(Array("GIF89a".utf8) + [0, 0, 0, 0]) == nil)
  }

  @Test func `a file that is not there has no size`() {
    #expect(ImageHeader.size(ofFile: "/no/such/file.png") == nil)
    #expect(ImageHeader.size(ofFile: "/") == nil)
  }
}
