import AlidadeRender

/// A source of the images that URLs refer to, such as an HTTP client.
///
/// An image loader calls it; see ``ImageLoader``.
public protocol ImageFetcher: Sendable {
  /// Returns the content of a URL.
  ///
  /// The task is canceled when the image is no longer needed; end early then, with any error. Throw
  /// an ``ImageError`` to describe a failure, and to say whether it is permanent. Any other error
  /// counts as temporary.
  ///
  /// - Parameters:
  ///   - url: the URL, as the component was given it.
  ///   - limit: the maximum number of bytes; fail rather than receive more.
  func fetch(_ url: String, upTo limit: Int) async throws -> [UInt8]
}
