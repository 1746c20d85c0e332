/// Where a picture comes from.
public enum ImageSource: Hashable, Sendable {
  /// A file, by its path; PNG, JPEG, and what else the backend can read.
  case file(String)
  /// A symbolic icon of the toolkit's theme, by its name; painted in the colour of text.
  case icon(String)
  /// Pixels in memory.
  case pixels(PixelImage)
}
