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
/// appears later than its row. A file that is shown isn't decoded again, even if it was removed.
final class TextureCache: Sendable {
  static let shared = TextureCache(capacity: 96 << 20)

  fileprivate enum Key: Hashable {
    case file(String, FileVersion)
    case pixels(Bitmap)
  }

  fileprivate struct Entry {
    let texture: Texture
    var lastUse: UInt64
  }

  /// A texture that isn't in the cache anymore.
  fileprivate struct Removed {
    weak var texture: Texture?
  }

  fileprivate struct Contents {
    var entries: [Key: Entry] = [:]
    var byteCount = 0
    var uses: UInt64 = 0
    /// The textures of files that were removed while something still showed them.
    var removed: [Key: Removed] = [:]
    /// Files that couldn't be decoded in the background, which isn't tried again.
    var damaged: Set<Key> = []
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

  /// Starts to decode a file in the background, unless it is already cached, shown, queued or being
  /// decoded.
  func prepare(_ path: String, _ version: FileVersion) {
    let key = Key.file(path, version)
    let isNew = contents.withLock { contents -> Bool in
      guard contents.entries[key] == nil, contents.removed[key]?.texture == nil,
        contents.decoding[key] == nil, !contents.damaged.contains(key),
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
      let texture = try? Texture.read(path).get()
      contents.withLock { contents in
        contents.decoding[key] = nil
        if let texture {
          contents.insert(texture, key, capacity)
        } else {
          contents.noteDamage(of: key)
        }
      }
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
      let known = contents.entries[key]?.texture ?? contents.removed[key]?.texture
      if let known { contents.insert(known, key, capacity) }
      return known
    }
  }

  private func store(_ texture: Texture, _ key: Key) {
    contents.withLock { $0.insert(texture, key, capacity) }
  }

  /// Returns `true` if a file is in the cache.
  func has(_ path: String) -> Bool {
    guard let version = FileVersion(path) else { return false }
    return contents.withLock { $0.entries[.file(path, version)] != nil }
  }

  /// Waits until the files that were prepared are decoded.
  static func finishDecoding() { queue.sync {} }

  private static let queue = DispatchQueue(label: "alidade.images", qos: .userInitiated)
  private static let waitingLimit = 64
  fileprivate static let damagedLimit = 1000
}

extension TextureCache.Contents {
  /// Makes a texture the most recently used one, and removes others if there isn't enough space.
  mutating func insert(_ texture: Texture, _ key: TextureCache.Key, _ capacity: Int) {
    uses += 1
    byteCount += texture.byteCount - (entries[key]?.texture.byteCount ?? 0)
    entries[key] = TextureCache.Entry(texture: texture, lastUse: uses)
    removed[key] = nil
    if byteCount > capacity { shrink(to: capacity) }
  }

  fileprivate mutating func noteDamage(of key: TextureCache.Key) {
    if damaged.count >= TextureCache.damagedLimit { damaged = [] }
    damaged.insert(key)
  }

  /// Removes the least recently used textures, except the last one.
  private mutating func shrink(to capacity: Int) {
    while byteCount > capacity, entries.count > 1,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      entries[oldest.key] = nil
      byteCount -= oldest.value.texture.byteCount
      if case .file = oldest.key {
        removed[oldest.key] = TextureCache.Removed(texture: oldest.value.texture)
      }
    }
    removed = removed.filter { $0.value.texture != nil }
  }
}
#endif
