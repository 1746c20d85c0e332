#if GTK
import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import CGTK
import Glibc
import Testing

extension GTKTests {
  @MainActor @Suite struct ImageTests {
    /// Red on the left, blue on the right.
    private func image(width: Int = 20, height: Int = 10, scale: Double = 1) throws -> Bitmap {
      var bytes: [UInt8] = []
      for _ in 0..<height {
        for x in 0..<width { bytes += x < width / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255] }
      }
      return try #require(Bitmap(width: width, height: height, scale: scale, bytes: bytes))
    }

    private func pixels(_ mode: ContentMode) async throws -> Pixels {
      let window = await TestWindow()
      let view = window.add(GTKImageView(), Rect(x: 10, y: 10, width: 40, height: 40))
      view.imageContent = ImageContent(.pixels(try image()), mode: mode)
      return try Pixels(of: window.root)
    }

    @Test func `fit shows all of a picture`() async throws {
      let pixels = try await pixels(.fit)
      #expect(pixels[12, 30] == 0xFF0000 && pixels[47, 30] == 0x0000FF)
      #expect(pixels[30, 12] == 0xFFFFFF && pixels[30, 47] == 0xFFFFFF)
    }

    @Test func `fill leaves no part of the frame empty and nothing outside it`() async throws {
      let pixels = try await pixels(.fill)
      #expect(pixels[12, 12] == 0xFF0000 && pixels[47, 47] == 0x0000FF)
      #expect(pixels[8, 30] == 0xFFFFFF && pixels[52, 30] == 0xFFFFFF)
    }

    @Test func `stretch distorts`() async throws {
      let pixels = try await pixels(.stretch)
      #expect(pixels[12, 12] == 0xFF0000 && pixels[47, 47] == 0x0000FF)
    }

    @Test func `center keeps the size`() async throws {
      let pixels = try await pixels(.center)
      #expect(pixels[21, 26] == 0xFF0000 && pixels[38, 34] == 0x0000FF)
      #expect(pixels[18, 30] == 0xFFFFFF && pixels[30, 22] == 0xFFFFFF)
    }

    @Test func `a picture with two pixels in a point is half as large`() throws {
      let size = GTKContentMeasurer.shared.naturalSize(of: .pixels(try image(scale: 2)))
      #expect(size == Size(width: 10, height: 5))
    }

    @Test func `a file is measured, shown, and read again when it was written`() async throws {
      let path = "/tmp/alidade-gtk-test-\(getpid()).png"
      defer { unlink(path) }
      let window = await TestWindow()
      let measurer = GTKContentMeasurer.shared
      #expect(measurer.naturalSize(of: .file(path)) == nil)
      try write(try GTKScreenshot.png(of: window.root), to: path)
      #expect(measurer.naturalSize(of: .file(path)) == Size(width: 200, height: 150))
      try write(try GTKScreenshot.png(of: window.root, scale: 0.5), to: path)
      #expect(measurer.naturalSize(of: .file(path)) == Size(width: 100, height: 75))
      let view = window.add(GTKImageView(), Rect(x: 0, y: 0, width: 40, height: 40))
      window.root.apply(.backgroundColor(.black))
      view.imageContent = ImageContent(.file(path), mode: .stretch)
      #expect(try Pixels(of: window.root)[20, 20] == 0xFFFFFF)
    }

    @Test func `a file that cannot be read is reported and shows nothing`() async throws {
      let window = await TestWindow()
      let view = window.add(GTKImageView(), Rect(x: 0, y: 0, width: 40, height: 40))
      let reports = DiagnosticsRecorder.reports {
        view.imageContent = ImageContent(.file("/no/such/file.png"))
      }
      #expect(reports.map(\.summary) == ["A picture can't be read."])
      #expect(try Pixels(of: window.root)[20, 20] == 0xFFFFFF)
    }

    /// Shows a file twice and returns what is reported of it.
    private func reports(showing path: String) async -> [Diagnostic] {
      let window = await TestWindow()
      let view = window.add(GTKImageView(), Rect(x: 0, y: 0, width: 40, height: 40))
      return DiagnosticsRecorder.reports {
        #expect(GTKContentMeasurer.shared.naturalSize(of: .file(path)) == nil)
        view.imageContent = ImageContent(.file(path))
        view.imageContent = nil
        view.imageContent = ImageContent(.file(path))
      }
    }

    @Test func `a pipe without a writer is reported once, and nothing waits for it`() async throws {
      let path = "/tmp/alidade-gtk-test-\(getpid()).fifo"
      #expect(mkfifo(path, 0o600) == 0)
      defer { unlink(path) }
      let reports = await reports(showing: path)
      #expect(reports.map(\.summary) == ["A picture can't be read."])
      #expect(reports.first?.values.last == "error  It isn't a regular file.")
    }

    @Test func `a device without an end is not read`() async throws {
      let reports = await reports(showing: "/dev/zero")
      #expect(reports.map(\.summary) == ["A picture can't be read."])
    }

    @Test func `a file of more bytes than pictures have is not read`() async throws {
      let path = "/tmp/alidade-gtk-test-\(getpid()).huge"
      defer { unlink(path) }
      try write(png(width: 1, height: 1), to: path)
      #expect(truncate(path, 1 << 40) == 0)
      let reports = await reports(showing: path)
      #expect(reports.map(\.summary) == ["A picture can't be read."])
      #expect(reports.first?.values.last?.contains("268435456 bytes") == true)
    }

    @Test func `a file that promises more pixels than memory holds is not decoded`() async throws {
      let path = "/tmp/alidade-gtk-test-\(getpid()).bomb"
      defer { unlink(path) }
      try write(png(width: 60_000, height: 60_000), to: path)
      let reports = await reports(showing: path)
      #expect(reports.map(\.summary) == ["A picture can't be read."])
      #expect(reports.first?.values.last?.contains("60000 × 60000") == true)
    }

    /// The head of a PNG file, which is all that tells its size.
    private func png(width: UInt32, height: UInt32) -> [UInt8] {
      func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
      }
      let header = Array("IHDR".utf8) + bytes(width) + bytes(height) + [8, 6, 0, 0, 0]
      var sum = UInt32.max
      for byte in header {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
      }
      return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + bytes(13) + header + bytes(~sum)
        + bytes(0) + Array("IDAT".utf8)
    }

    @Test func `an icon has the color it is given`() async throws {
      let window = await TestWindow()
      let view = window.add(GTKImageView(), Rect(x: 0, y: 0, width: 32, height: 32))
      view.imageContent = ImageContent(.icon("edit-find"), tint: Color(hex: 0xFF0000))
      let pixels = try Pixels(of: window.root)
      #expect(pixels.count(x: 0..<32, y: 0..<32) { $0 == 0xFF0000 } > 20)
      #expect(GTKContentMeasurer.shared.naturalSize(of: .icon("x")) == Size(width: 16, height: 16))
    }

    @Test func `an arrow points in the direction of the layout`() async throws {
      let window = await TestWindow()
      let view = window.add(GTKImageView(), Rect(x: 0, y: 0, width: 32, height: 32))
      func ink(_ direction: LayoutDirection) throws -> [Int] {
        var content = ImageContent(.icon("go-previous-symbolic"))
        content.direction = direction
        view.imageContent = content
        let pixels = try Pixels(of: window.root)
        return (0..<32 * 32).filter { pixels[$0 % 32, $0 / 32] != 0xFFFFFF }
      }
      let arrow = try ink(.leftToRight)
      #expect(!arrow.isEmpty)
      #expect(try ink(.rightToLeft) != arrow)
      #expect(try ink(.leftToRight) == arrow)
    }

    @Test func `a missing icon is reported once`() async throws {
      let window = await TestWindow()
      let view = window.add(GTKImageView(), Rect(x: 0, y: 0, width: 32, height: 32))
      let reports = DiagnosticsRecorder.reports {
        view.imageContent = ImageContent(.icon("edit-findd"))
        _ = try? Pixels(of: window.root)
        view.setFrame(Rect(x: 0, y: 0, width: 24, height: 24))
        _ = try? Pixels(of: window.root)
      }
      #expect(reports.map(\.summary) == ["The icon theme has no icon \"edit-findd\"."])
      #expect(reports.first?.values.first?.contains("edit-find") == true)
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
      let file = try #require(fopen(path, "w"))
      fwrite(bytes, 1, bytes.count, file)
      fclose(file)
    }
  }
}
#endif
