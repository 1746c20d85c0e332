#if GTK
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import Testing

extension GTKTests {
  @MainActor @Suite struct TextureCacheTests {
    private func image(_ extent: Int) throws -> Bitmap {
      try #require(
        Bitmap(
          width: extent, height: extent, bytes: [UInt8](repeating: 9, count: extent * extent * 4)))
    }

    @Test func `what was used last stays, up to the capacity`() throws {
      let cache = TextureCache(capacity: 2 * 10 * 10 * 4)
      let (one, two, three) = (try image(10), try image(10), try image(10))
      let first = try #require(cache.texture(pixels: one))
      let second = try #require(cache.texture(pixels: two))
      #expect(cache.texture(pixels: one) === first)
      _ = cache.texture(pixels: three)
      #expect(cache.texture(pixels: one) === first)
      #expect(cache.texture(pixels: two) !== second)
    }

    @Test func `a picture larger than the cache is kept while nothing else is used`() throws {
      let cache = TextureCache(capacity: 100)
      let large = try image(50)
      let texture = try #require(cache.texture(pixels: large))
      #expect(cache.texture(pixels: large) === texture)
    }

    @Test(arguments: [
      (ContentMode.fit, Rect(x: 0, y: 25, width: 100, height: 50)),
      (.fill, Rect(x: -50, y: 0, width: 200, height: 100)),
      (.stretch, Rect(x: 0, y: 0, width: 100, height: 100)),
      (.center, Rect(x: 30, y: 40, width: 40, height: 20)),
    ])
    func `a picture is placed as its mode says`(mode: ContentMode, place: Rect) {
      let size = Size(width: 100, height: 100)
      #expect(mode.placement(of: Size(width: 40, height: 20), in: size) == place)
      #expect(mode.placement(of: .zero, in: size) == .zero)
    }
  }
}
#endif
