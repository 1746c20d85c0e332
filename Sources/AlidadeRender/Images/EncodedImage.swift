/// An image in a format such as PNG or JPEG, before it is decoded.
public enum EncodedImage: Sendable {
  /// A file, by its path.
  case file(String)
  /// The content of a file.
  case bytes([UInt8])
}
