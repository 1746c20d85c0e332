import AlidadeRender
import Testing

@testable import AlidadeTesting

@Suite struct PictureTests {
  @Test(arguments: [(1, 1, 1), (7, 3, 5), (300, 40, 1), (64, 64, 255)])
  func `pixels are the same in the PNG`(_ width: Int, _ height: Int, _ step: Int) throws {
    // Runs of equal pixels and changing ones, of every byte.
    let bytes = (0..<(width * height * 4)).map { UInt8(truncatingIfNeeded: $0 / 97 * step) }
    let bitmap = try #require(Bitmap(width: width, height: height, bytes: bytes))
    let picture = Picture(bitmap)
    #expect(picture.exportedTypes == [.png])
    let image = try PNGImage(picture.bytes)
    #expect(image.width == width && image.height == height)
    #expect(image.channels == bytes)
  }

  @Test func `equal pixels take little space`() throws {
    let bytes = [UInt8](repeating: 200, count: 500 * 500 * 4)
    let bitmap = try #require(Bitmap(width: 500, height: 500, bytes: bytes))
    #expect(Picture(bitmap).bytes.count < 20_000)
  }
}
