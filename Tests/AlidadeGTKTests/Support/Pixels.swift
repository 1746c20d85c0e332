#if GTK
import AlidadeGTK
import AlidadeRender
import CGTK
import Testing

/// The pixels of a picture.
@MainActor struct Pixels {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  /// What a view shows now.
  init(of view: GTKView, scale: Double = 1) throws {
    try self.init(png: GTKScreenshot.png(of: view, scale: scale))
  }

  /// Decodes a PNG.
  init(png: [UInt8]) throws {
    let data = png.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(data) }
    let texture = try #require(gdk_texture_new_from_bytes(data, nil))
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    width = Int(gdk_texture_get_width(texture))
    height = Int(gdk_texture_get_height(texture))
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &bytes, gsize(width * 4))
    self.bytes = bytes
  }

  /// The color of a pixel as 0xRRGGBB.
  subscript(x: Int, y: Int) -> UInt32 {
    let start = (y * width + x) * 4
    return UInt32(bytes[start + 2]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start])
  }

  /// The number of pixels in a rectangle that satisfy a condition.
  func count(
    x: Range<Int>, y: Range<Int>, where isCounted: (UInt32) -> Bool
  ) -> Int {
    var count = 0
    for row in y { for column in x where isCounted(self[column, row]) { count += 1 } }
    return count
  }
}
#endif
