import AlidadeLayout

/// A backend's decoder of images.
///
/// It is called from any thread but the main thread, and from several threads at the same time.
public protocol ImageDecoder: AnyObject, Sendable {
  /// Returns the size of an image in points, with one point per pixel, as it is shown upright.
  ///
  /// - Throws: an error if the format is unknown, or if the image exceeds the limits that
  ///   ``ImageSource`` documents.
  func naturalSize(of image: EncodedImage) throws(ImageError) -> Size

  /// Decodes an image upright, and no larger than its target needs.
  ///
  /// - Parameters:
  ///   - image: an image whose size is known.
  ///   - target: the space that the image is shown in; see ``ImageTarget/extent(width:height:)``.
  /// - Throws: an error if the image is damaged, or exceeds the limits that ``ImageSource``
  ///   documents.
  func decode(_ image: EncodedImage, for target: ImageTarget) throws(ImageError) -> DecodedImage
}

/// The decoder of a backend that has none.
final class MissingImageDecoder: ImageDecoder {
  static let shared = MissingImageDecoder()

  private let error = ImageError("The backend decodes no images.", isPermanent: true)

  func naturalSize(of image: EncodedImage) throws(ImageError) -> Size { throw error }

  func decode(_ image: EncodedImage, for target: ImageTarget) throws(ImageError) -> DecodedImage {
    throw error
  }
}
