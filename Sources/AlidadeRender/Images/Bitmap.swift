/// An image in memory.
///
/// A pixel has four bytes: red, green, blue and alpha, not premultiplied. Rows are in order from
/// the top.
///
/// Two images are equal if they are the same object, because comparing pixels would cost more than
/// showing them.
public final class Bitmap: Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The number of pixels per point; positive.
  public let scale: Double
  /// The pixels, in `width * height * 4` bytes.
  public let bytes: [UInt8]

  /// Creates an image, or returns `nil` if a size or `scale` isn't positive, `scale` isn't finite,
  /// or `bytes` doesn't hold exactly the pixels of that size.
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

extension Bitmap: Hashable {
  /// Returns `true` if both images are the same object.
  public static func == (one: Bitmap, other: Bitmap) -> Bool { one === other }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
