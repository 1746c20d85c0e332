/// A way of fitting an image into a frame with a different aspect ratio.
public enum ContentMode: Hashable, Sendable {
  /// As large as possible with the whole image visible.
  case fit
  /// As small as possible without empty space in the frame; the rest of the image is clipped.
  case fill
  /// Exactly the size of the frame, distorted if necessary.
  case stretch
  /// At its natural size, centered; parts outside the frame are clipped.
  case center
}
