import AlidadeLayout
import AlidadeRender

/// The progress of a request for an image.
package struct ImagePhase: Equatable, Sendable {
  /// The size of the encoded image in points, once it is known.
  package var naturalSize: Size?
  /// The image, once it is decoded.
  package var image: DecodedImage?
  /// The same image at another size, to show while there is no ``image``.
  package var substitute: DecodedImage?
  /// The reason why there is no image; `nil` while it is loaded.
  package var error: ImageError?
  /// The number of earlier phases of the request, which distinguishes newer phases from older ones.
  var number = 0

  /// The phase of a request that hasn't begun.
  package static let waiting = ImagePhase()
}
