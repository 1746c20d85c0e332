/// A source of an image.
public enum ImageSource: Hashable, Sendable {
  /// A file, by its path, in PNG, JPEG, or another format that the backend can read.
  ///
  /// It must be a regular file of up to ``maximumByteCount`` bytes, with an image of up to
  /// ``maximumPixelCount`` pixels. Anything else, such as a pipe or a device, isn't read: it is
  /// reported once, and no image is shown.
  case file(String)
  /// A symbolic icon of the toolkit's theme, by its name; painted in the color of text by default.
  case icon(String)
  /// Pixels in memory.
  case pixels(Bitmap)
  /// An image that was decoded for the views of the same backend, as `AsyncImage` does.
  case decoded(DecodedImage)

  /// The maximum size of a file: 256 MiB.
  public static let maximumByteCount = 256 << 20

  /// The maximum number of pixels of the image in a file: 100 million, which take 400 MB of memory.
  public static let maximumPixelCount = 100_000_000
}
