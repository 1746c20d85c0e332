/// Where a picture comes from.
public enum ImageSource: Hashable, Sendable {
  /// A file, by its path; PNG, JPEG, and what else the backend can read.
  ///
  /// A regular file with up to ``maximumByteCount`` bytes, of a picture with up to
  /// ``maximumPixelCount`` pixels. Anything else, such as a pipe or a device, is not read: it is
  /// reported once, and nothing is shown.
  case file(String)
  /// A symbolic icon of the toolkit's theme, by its name; painted in the color of text.
  case icon(String)
  /// Pixels in memory.
  case pixels(PixelImage)

  /// The most bytes that a file may have to be read: 256 MiB.
  public static let maximumByteCount = 256 << 20

  /// The most pixels that the picture in a file may have to be decoded: 100 million, which take
  /// 400 MB of memory.
  public static let maximumPixelCount = 100_000_000
}
