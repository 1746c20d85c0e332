/// A picture in memory: four bytes a pixel, red, green, blue and alpha, not premultiplied, row by
/// row from the top.
///
/// Two images are equal when they are the same object: comparing pixels would cost more than
/// showing them.
public final class PixelImage: Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Pixels in a point; positive.
  public let scale: Double
  /// `width * height * 4` bytes.
  public let bytes: [UInt8]

  /// Makes a picture, or `nil` when the sizes are not positive or `bytes` does not hold exactly
  /// that many pixels.
  public init?(width: Int, height: Int, scale: Double = 1, bytes: [UInt8]) {
    guard width > 0, height > 0, scale > 0, scale.isFinite else { return nil }
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels <= Int.max / 4, bytes.count == pixels * 4 else { return nil }
    self.width = width
    self.height = height
    self.scale = scale
    self.bytes = bytes
  }
}

extension PixelImage: Hashable {
  /// Whether both are the same object.
  public static func == (one: PixelImage, other: PixelImage) -> Bool { one === other }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
