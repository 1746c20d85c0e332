import AlidadeLayout
import AlidadeRender

/// A reader that finds the size of an image in the header of its file.
enum ImageHeader {
  /// A function that returns up to `count` bytes from `offset`.
  typealias Source = JPEGSegments.Source

  /// Returns the size of the upright image in points, with one point per pixel; `nil` if the file
  /// can't be read or isn't a PNG, JPEG or GIF.
  static func size(ofFile path: String) -> Size? {
    guard let file = try? RegularFile(path, limit: ImageSource.maximumByteCount) else { return nil }
    return size { file.bytes(at: $0, count: $1) }
  }

  /// Returns the size of the upright image in `source`; `nil` if it isn't a PNG, JPEG or GIF.
  static func size(in source: Source) -> Size? {
    let head = source(0, 24)
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), head.count == 24 {
      return size(bigEndian(head[16..<20]), bigEndian(head[20..<24]))
    }
    if head.starts(with: Array("GIF8".utf8)), head.count >= 10 {
      return size(bigEndian(head[6..<8].reversed()), bigEndian(head[8..<10].reversed()))
    }
    guard let segments = JPEGSegments(source), let extent = segments.extent else { return nil }
    return size(extent.width, extent.height, ImageOrientation(source))
  }

  private static func bigEndian(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func size(
    _ width: Int, _ height: Int, _ orientation: ImageOrientation? = nil
  ) -> Size? {
    let isPicture =
      width > 0 && height > 0 && width <= ImageSource.maximumPixelCount / height
    guard isPicture else { return nil }
    return orientation?.size(width: width, height: height)
      ?? Size(width: Double(width), height: Double(height))
  }
}
