#if GTK
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import Glibc
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

    @Test func `a texture shares the pixels of its image, and keeps them no longer than itself`()
      throws
    {
      var texture: Texture?
      weak var known: Bitmap?
      do {
        let image = try image(10)
        known = image
        texture = Texture.make(image)
      }
      #expect(known != nil && texture != nil)
      texture = nil
      #expect(known == nil)
    }

    /// Calls a function with the paths of two files, each a picture of 200 × 150 pixels.
    private func withFiles(_ body: (_ one: String, _ two: String) throws -> Void) async throws {
      let paths = ["one", "two"].map { "/tmp/alidade-texture-\(getpid())-\($0).png" }
      defer { for path in paths { unlink(path) } }
      let window = await TestWindow()
      for path in paths {
        let file = try #require(fopen(path, "w"))
        let bytes = try GTKScreenshot.png(of: window.root)
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
      }
      try body(paths[0], paths[1])
    }

    @Test func `a file that was removed is decoded again when its size is requested`() async throws
    {
      try await withFiles { one, two in
        let cache = TextureCache(capacity: 200 * 150 * 4)
        let sizes = ImageSizes(textures: cache)
        for path in [one, two, one] {
          #expect(sizes.naturalSize(of: .file(path)) == Size(width: 200, height: 150))
          TextureCache.finishDecoding()
          #expect(cache.has(path))
        }
        #expect(!cache.has(two))
      }
    }

    @Test func `a file that is shown isn't decoded again`() async throws {
      try await withFiles { one, two in
        let cache = TextureCache(capacity: 200 * 150 * 4)
        let sizes = ImageSizes(textures: cache)
        let shown = try cache.texture(file: one).get()
        weak let other = try cache.texture(file: two).get()
        #expect(!cache.has(one) && other != nil)
        #expect(sizes.naturalSize(of: .file(one)) != nil)
        TextureCache.finishDecoding()
        #expect(!cache.has(one) && cache.has(two))
        #expect(try cache.texture(file: one).get() === shown)
        #expect(cache.has(one) && other == nil)
      }
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
