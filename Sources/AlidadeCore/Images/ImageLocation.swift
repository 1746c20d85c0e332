import AlidadeRender

/// The place of an image that is loaded.
package enum ImageLocation: Hashable, Sendable {
  /// A file, by its path.
  case file(String)
  /// The content of a URL.
  case url(String)
  /// A picture in memory.
  case picture(Picture)

  /// A Boolean value that is `true` unless the image is fetched.
  var isLocal: Bool {
    if case .url = self { false } else { true }
  }
}
