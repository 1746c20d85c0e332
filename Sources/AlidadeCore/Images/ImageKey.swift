import AlidadeRender

/// The identity of an encoded image for one kind of view.
struct ImageKey: Hashable, Sendable {
  let location: ImageLocation
  /// The version of a file, so that a rewritten file counts as a different image.
  private let version: FileVersion?
  private let decoder: ObjectIdentifier

  init(_ location: ImageLocation, decoder: any ImageDecoder) {
    self.location = location
    self.decoder = ObjectIdentifier(decoder)
    version = if case .file(let path) = location { FileVersion(path) } else { nil }
  }

  /// The size of the picture that the key retains, in bytes; zero for an image in another place.
  var byteCount: Int {
    if case .picture(let picture) = location { picture.byteCount } else { 0 }
  }

  /// A Boolean value that is `true` if the key has the bytes of an encoded image.
  var isEncoded: Bool {
    if case .picture(let picture) = location { picture.isEncoded } else { false }
  }

  /// A Boolean value that is `true` if the key is the image itself, so that it may be retained only
  /// by requests and by the cache.
  var isPicture: Bool {
    if case .picture = location { true } else { false }
  }
}
