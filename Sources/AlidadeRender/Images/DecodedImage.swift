import AlidadeLayout

/// An image that a backend's decoder has made for its views.
///
/// Two images are equal if they are the same object.
public final class DecodedImage: Sendable {
  /// The size of the encoded image, in points; one pixel counts as one point.
  public let naturalSize: Size
  /// The width in pixels, which may be smaller than that of the encoded image.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The size in memory, in bytes.
  public let byteCount: Int
  /// The object that the backend's views show.
  public let content: any Sendable

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - naturalSize: the size of the encoded image, in points.
  ///   - width: the width in pixels.
  ///   - height: the height in pixels.
  ///   - byteCount: the size in memory, in bytes.
  ///   - content: the object that the backend's views show.
  public init(
    naturalSize: Size, width: Int, height: Int, byteCount: Int, content: any Sendable
  ) {
    self.naturalSize = naturalSize
    self.width = width
    self.height = height
    self.byteCount = byteCount
    self.content = content
  }
}

extension DecodedImage: Hashable {
  /// Returns `true` if both images are the same object.
  public static func == (one: DecodedImage, other: DecodedImage) -> Bool { one === other }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
