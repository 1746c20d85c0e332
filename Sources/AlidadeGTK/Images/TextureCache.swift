#if GTK
import AlidadeRender
import Dispatch
import Synchronization

/// A cache of the most recently shown pictures, with a limit on their size in bytes.
///
/// It can be used on any thread.
///
/// A file is decoded in the background as soon as a layout requests its size, so it is usually
/// ready when it is mounted. If it isn't, it is decoded immediately, so that a picture never
/// appears later than its row.
final class TextureCache: Sendable {
  static let shared = TextureCache(capacity: 96 << 20)

  private enum Key: Hashable {
    case file(String, FileVersion)
    case pixels(Bitmap)
  }

  private struct Entry {
    let texture: Texture
    var lastUse: UInt64
  }

  private struct Contents {
    var entries: [Key: Entry] = [:]
    var byteCount = 0
    var uses: UInt64 = 0
    /// The files waiting to be decoded in the background.
    var waiting: Set<Key> = []
    /// The files being decoded in the background.
    var decoding: [Key: DispatchGroup] = [:]
  }

  private let capacity: Int
  private let contents = Mutex(Contents())

  /// Creates a cache of up to `capacity` bytes that always keeps the most recently used picture.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Starts to decode a file in the background, unless it is already cached, queued or being
  /// decoded.
  func prepare(_ path: String, _ version: FileVersion) {
    let key = Key.file(path, version)
    let isNew = contents.withLock { contents -> Bool in
      guard contents.entries[key] == nil, contents.decoding[key] == nil,
        contents.waiting.count < TextureCache.waitingLimit
      else { return false }
      return contents.waiting.insert(key).inserted
    }
    guard isNew else { return }
    TextureCache.queue.async { [self] in decode(path, key) }
  }

  private func decode(_ path: String, _ key: Key) {
    let group = DispatchGroup()
    group.enter()
    let isWanted = contents.withLock { contents -> Bool in
      guard contents.waiting.remove(key) != nil else { return false }
      contents.decoding[key] = group
      return true
    }
    if isWanted {
      if case .success(let texture) = Texture.read(path) { store(texture, key) }
      contents.withLock { _ = $0.decoding.removeValue(forKey: key) }
    }
    group.leave()
  }

  /// Returns the picture of a file, decoding it now if it isn't cached.
  func texture(file path: String) -> Result<Texture, RegularFile.Failure> {
    guard let version = FileVersion(path) else { return Texture.read(path) }
    let key = Key.file(path, version)
    if let known = lookUp(key) { return .success(known) }
    // A queued file is decoded here instead; if the file is already being decoded, this call waits
    // for it.
    let group = contents.withLock { contents -> DispatchGroup? in
      contents.waiting.remove(key)
      return contents.decoding[key]
    }
    if let group {
      group.wait()
      if let known = lookUp(key) { return .success(known) }
    }
    let result = Texture.read(path)
    if case .success(let texture) = result { store(texture, key) }
    return result
  }

  /// Returns the picture for pixels in memory.
  func texture(pixels image: Bitmap) -> Texture? {
    let key = Key.pixels(image)
    if let known = lookUp(key) { return known }
    guard let texture = Texture.make(image) else { return nil }
    store(texture, key)
    return texture
  }

  private func lookUp(_ key: Key) -> Texture? {
    contents.withLock { contents in
      contents.uses += 1
      contents.entries[key]?.lastUse = contents.uses
      return contents.entries[key]?.texture
    }
  }

  private func store(_ texture: Texture, _ key: Key) {
    contents.withLock { contents in
      contents.uses += 1
      contents.byteCount -= contents.entries[key]?.texture.byteCount ?? 0
      contents.entries[key] = Entry(texture: texture, lastUse: contents.uses)
      contents.byteCount += texture.byteCount
      while contents.byteCount > capacity, contents.entries.count > 1,
        let oldest = contents.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        contents.entries[oldest.key] = nil
        contents.byteCount -= oldest.value.texture.byteCount
      }
    }
  }

  private static let queue = DispatchQueue(label: "alidade.images", qos: .userInitiated)
  private static let waitingLimit = 64
}
#endif
