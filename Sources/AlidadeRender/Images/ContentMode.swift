/// How a picture fills a frame of another shape.
public enum ContentMode: Hashable, Sendable {
  /// As large as possible with all of it in sight.
  case fit
  /// As small as possible with no part of the frame empty; what sticks out is cut off.
  case fill
  /// Exactly the frame, distorted if need be.
  case stretch
  /// In its own size, in the middle; what sticks out is cut off.
  case center
}
