#if GTK
import AlidadeLayout
import AlidadeNative
import AlidadeRender
import CGTK
import Glibc
import Testing

@testable import AlidadeGTK

extension GTKTests {
  @MainActor @Suite struct AsyncImageTests {
    /// Encodes an image whose left half is red and whose right half is blue.
    private func image(width: Int, height: Int, format: String) throws -> [UInt8] {
      let pixbuf = try #require(
        gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height)))
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      gdk_pixbuf_fill(pixbuf, 0xFF00_00FF)
      let right = gdk_pixbuf_new_subpixbuf(
        pixbuf, Int32(width / 2), 0, Int32(width - width / 2), Int32(height))
      gdk_pixbuf_fill(right, 0x0000_FFFF)
      g_object_unref(UnsafeMutableRawPointer(right))
      var buffer: UnsafeMutablePointer<CChar>?
      var count: gsize = 0
      #expect(gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, format, nil, nil, nil) != 0)
      defer { g_free(buffer) }
      let bytes = try #require(buffer)
      return (0..<Int(count)).map { UInt8(bitPattern: bytes[$0]) }
    }

    /// Adds Exif data to a JPEG, according to which it lies on its side.
    private func rotated(_ jpeg: [UInt8]) -> [UInt8] {
      let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
      let data = Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1] + entry + [0, 0, 0, 0]
      return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(data.count + 2)] + data + jpeg.dropFirst(2)
    }

    /// Returns a TIFF whose left half is red and whose right half is blue, with an orientation.
    private func tiff(width: Int, height: Int, orientation: Int) -> [UInt8] {
      var bytes: [UInt8] = Array("II".utf8)
      func append(_ number: Int, _ count: Int) {
        for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
      }
      let pixelCount = width * height
      append(42, 2)
      append(8 + pixelCount * 3 + 6, 4)
      for index in 0..<pixelCount {
        let isLeft = index % width < width / 2
        bytes.append(isLeft ? 255 : 0)
        bytes.append(0)
        bytes.append(isLeft ? 0 : 255)
      }
      // The number of bits of each of three colors.
      for _ in 0..<3 { append(8, 2) }
      let fields: [(tag: Int, count: Int, value: Int)] = [
        (256, 1, width), (257, 1, height), (258, 3, 8 + pixelCount * 3), (259, 1, 1), (262, 1, 2),
        (273, 1, 8), (274, 1, orientation), (277, 1, 3), (278, 1, height),
        (279, 1, pixelCount * 3),
      ]
      append(fields.count, 2)
      for field in fields {
        append(field.tag, 2)
        // The number of bytes of a strip is a long number, and the others are short ones.
        append(field.tag == 279 ? 4 : 3, 2)
        append(field.count, 4)
        append(field.value, 4)
      }
      append(0, 4)
      return bytes
    }

    @Test(arguments: [(1, 40, 20), (6, 20, 40), (8, 20, 40)])
    func `a TIFF that lies on its side is turned upright and keeps its shape`(
      _ orientation: Int, _ width: Int, _ height: Int
    ) throws {
      let decoder = GTKImageDecoder.shared
      let image = EncodedImage.bytes(tiff(width: 40, height: 20, orientation: orientation))
      let size = Size(width: Double(width), height: Double(height))
      #expect(try decoder.naturalSize(of: image) == size)
      for extent in [20.0, 1000] {
        let decoded = try decoder.decode(image, for: target(extent, extent))
        #expect(decoded.naturalSize == size)
        let (long, short) = extent < 40 ? (20, 10) : (40, 20)
        #expect(decoded.width == (width < height ? short : long))
        #expect(decoded.height == (width < height ? long : short))
        let texture = try #require(decoded.content as? Texture)
        var pixels = [UInt8](repeating: 0, count: decoded.width * decoded.height * 4)
        gdk_texture_download(texture.pointer, &pixels, gsize(decoded.width * 4))
        // A pixel is blue, green, red, alpha. With 8, the left half is at the bottom.
        #expect((pixels[2] > 200) == (orientation != 8))
      }
    }

    private func target(
      _ width: Double, _ height: Double, _ mode: ContentMode = .fit
    )
      -> ImageTarget
    {
      ImageTarget(size: Size(width: width, height: height), mode: mode, scale: 1)
    }

    @Test(arguments: ["png", "jpeg"])
    func `an image is decoded in the size of its target`(_ format: String) throws {
      let decoder = GTKImageDecoder.shared
      let bytes = EncodedImage.bytes(try image(width: 400, height: 200, format: format))
      #expect(try decoder.naturalSize(of: bytes) == Size(width: 400, height: 200))
      let decoded = try decoder.decode(bytes, for: target(60, 60))
      #expect((decoded.width, decoded.height) == (60, 30))
      #expect(decoded.naturalSize == Size(width: 400, height: 200))
      // Three bytes for a pixel, in rows of a multiple of four bytes.
      #expect(decoded.byteCount <= 61 * 3 * 30)
      let large = try decoder.decode(bytes, for: target(1000, 1000))
      #expect((large.width, large.height) == (400, 200))
    }

    @Test func `a photo that lies on its side is turned upright`() throws {
      let decoder = GTKImageDecoder.shared
      let jpeg = EncodedImage.bytes(rotated(try image(width: 400, height: 200, format: "jpeg")))
      #expect(try decoder.naturalSize(of: jpeg) == Size(width: 200, height: 400))
      let decoded = try decoder.decode(jpeg, for: target(50, 50, .fill))
      #expect((decoded.width, decoded.height) == (50, 100))
      let texture = try #require(decoded.content as? Texture)
      var pixels = [UInt8](repeating: 0, count: 50 * 100 * 4)
      gdk_texture_download(texture.pointer, &pixels, 50 * 4)
      // The left half is now at the top. A pixel is blue, green, red, alpha.
      #expect(pixels[(10 * 50 + 25) * 4 + 2] > 200 && pixels[(90 * 50 + 25) * 4] > 200)
    }

    @Test func `a photo in a file that lies on its side is turned upright`() throws {
      let path = "/tmp/alidade-photo-\(getpid()).jpeg"
      defer { unlink(path) }
      let bytes = rotated(try image(width: 40, height: 20, format: "jpeg"))
      let file = try #require(fopen(path, "w"))
      fwrite(bytes, 1, bytes.count, file)
      fclose(file)
      let size = GTKContentMeasurer.shared.naturalSize(of: .file(path))
      #expect(size == Size(width: 20, height: 40))
      let texture = try TextureCache.shared.texture(file: path).get()
      #expect((texture.width, texture.height) == (20, 40))
      var pixels = [UInt8](repeating: 0, count: 20 * 40 * 4)
      gdk_texture_download(texture.pointer, &pixels, 20 * 4)
      #expect(pixels[(4 * 20 + 10) * 4 + 2] > 200 && pixels[(36 * 20 + 10) * 4] > 200)
    }

    @Test func `a small file that promises many pixels is refused`() throws {
      var bytes = try image(width: 10, height: 10, format: "png")
      bytes.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
      let decoder = GTKImageDecoder.shared
      #expect(throws: ImageError.self) { try decoder.naturalSize(of: .bytes(bytes)) }
      #expect(throws: ImageError.self) { try decoder.decode(.bytes(bytes), for: target(9, 9)) }
    }

    @Test func `damaged bytes and missing files are errors`() throws {
      let decoder = GTKImageDecoder.shared
      var png = try image(width: 40, height: 40, format: "png")
      png[png.count / 2] ^= 0xFF
      for image in [EncodedImage.bytes([]), .bytes([1, 2, 3]), .file("/no/such.png"), .file("/")] {
        #expect(throws: ImageError.self) { try decoder.naturalSize(of: image) }
      }
      #expect(throws: ImageError.self) {
        try decoder.decode(.bytes(png), for: target(10, 10))
      }
    }

    /// A fetcher whose image comes when the test says so.
    private actor LateFetcher: ImageFetcher {
      private let bytes: [UInt8]
      private var waiting: [CheckedContinuation<Void, Never>] = []
      private var isOpen = false

      init(_ bytes: [UInt8]) { self.bytes = bytes }

      func fetch(_ url: String, upTo limit: Int) async throws -> [UInt8] {
        if !isOpen { await withCheckedContinuation { waiting.append($0) } }
        return bytes
      }

      func finish() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
      }
    }

    /// The opacity of the picture in a view; `nil` if it shows none.
    private func opacity(in view: GTKView) -> Double? {
      if let image = view as? GTKImageView, !image.isHidden, image.imageContent != nil {
        return gtk_widget_get_opacity(image.widget)
      }
      return view.subviews.lazy.compactMap { opacity(in: $0) }.first
    }

    @Test func `an image that comes late fades in without a layout, and then no frame is drawn`()
      async throws
    {
      let fetcher = LateFetcher(try image(width: 20, height: 20, format: "png"))
      let (window, view) = await TestWindow.showing(
        Row(alignment: .start) {
          AsyncImage(url: "late", size: ComponentSize(width: 40, height: 40))
        }
        .environment(ImageLoading.self, ImageLoader(fetcher: fetcher)))
      await MainLoop.settle()
      #expect(opacity(in: view.root) == nil)
      let clock = try #require(gtk_widget_get_frame_clock(window.widget))
      await fetcher.finish()
      await MainLoop.run { opacity(in: view.root) != nil }
      let counters = view.host.mounter.counters
      var (layouts, frames) = (0, 0)
      var opacities = [opacity(in: view.root) ?? .nan]
      let object = UnsafeMutableRawPointer(clock).assumingMemoryBound(to: GObject.self)
      let layout = SignalConnection("layout", of: object) { _ in
        layouts += 1
        return .none
      }
      let paint = SignalConnection("after-paint", of: object) { _ in
        frames += 1
        opacities.append(opacity(in: view.root) ?? .nan)
        return .none
      }
      defer {
        layout?.disconnect()
        paint?.disconnect()
      }
      await MainLoop.run { opacities.last == 1 }
      #expect(opacities == opacities.sorted() && opacities[0] < 1 && opacities.last == 1)
      #expect(layouts <= 1, "only the frame that mounts the image lays it out")
      let work = view.host.mounter.counters.since(counters)
      #expect(work.nativeOperations == 0 && work.unitsVisited == 0)
      // The last frame that was asked for comes when the display is ready for it.
      for _ in 0..<20 { await MainLoop.settle() }
      let end = frames
      for _ in 0..<20 { await MainLoop.settle() }
      #expect(frames == end, "nothing asks for another frame")
    }

    @Test func `a file is decoded off the main thread and shown`() async throws {
      let path = "/tmp/alidade-async-image-\(getpid()).png"
      defer { unlink(path) }
      let file = try #require(fopen(path, "w"))
      let bytes = try image(width: 200, height: 200, format: "png")
      fwrite(bytes, 1, bytes.count, file)
      fclose(file)
      let (window, view) = await TestWindow.showing(
        Row(alignment: .start) {
          AsyncImage(file: path, size: ComponentSize(width: 40, height: 40))
            .placeholder { Box(background: Color(hex: 0x00FF00)) }
        })
      await MainLoop.run { (try? Pixels(png: GTKScreenshot.png(of: view)))?[10, 20] == 0xFF0000 }
      #expect(try Pixels(png: GTKScreenshot.png(of: view))[30, 20] == 0x0000FF)
      withExtendedLifetime(window) {}
    }
  }
}
#endif
