/// The place of an image that is loaded.
package enum ImageLocation: Hashable, Sendable {
  /// A file, by its path.
  case file(String)
  /// The content of a URL.
  case url(String)

  /// A Boolean value that is `true` for a file.
  var isFile: Bool {
    if case .file = self { true } else { false }
  }
}
