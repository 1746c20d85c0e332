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
}
