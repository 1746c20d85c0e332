#if GTK
import AlidadeLayout
import AlidadeRender
import Synchronization

/// A cache of the natural sizes of pictures.
///
/// It can be used on any thread.
final class ImageSizes: Sendable {
  /// The default extent of an icon, in points.
  static let iconExtent = 16.0

  private struct Entry {
    let version: FileVersion
    let size: Size?
  }

  private let files = Mutex<[String: Entry]>([:])
  private let textures: TextureCache

  /// Creates a cache that has files decoded whose sizes are requested.
  init(textures: TextureCache = .shared) {
    self.textures = textures
  }

  /// Returns the size of a picture in points, or `nil` if it can't be read.
  func naturalSize(of source: ImageSource) -> Size? {
    switch source {
    case .icon: Size(width: ImageSizes.iconExtent, height: ImageSizes.iconExtent)
    case .pixels(let image):
      Size(width: Double(image.width) / image.scale, height: Double(image.height) / image.scale)
    case .decoded(let image): image.naturalSize
    case .file(let path): sizeOfFile(path)
    }
  }

  private func sizeOfFile(_ path: String) -> Size? {
    guard let version = FileVersion(path) else { return nil }
    let size = sizeOfFile(path, version)
    // A picture whose size is requested will probably be shown soon.
    if size != nil { textures.prepare(path, version) }
    return size
  }

  private func sizeOfFile(_ path: String, _ version: FileVersion) -> Size? {
    if let known = files.withLock({ $0[path] }), known.version == version { return known.size }
    let size = try? PictureFile(path).naturalSize()
    files.withLock { files in
      if files.count >= ImageSizes.capacity { files.removeAll() }
      files[path] = Entry(version: version, size: size)
    }
    return size
  }

  private static let capacity = 10_000
}
#endif
