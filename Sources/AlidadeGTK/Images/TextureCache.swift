#if GTK
import AlidadeRender
import Dispatch
import Synchronization

/// Keeps the pictures shown last, up to a number of bytes. Any thread.
///
/// A file is decoded in the background as soon as a layout asks for its size, so that it is usually ready when it is
/// mounted; one that is not ready then is decoded at once, so that a picture never appears later than its row.
final class TextureCache: Sendable {
  static let shared = TextureCache(capacity: 96 << 20)

  private enum Key: Hashable {
    case file(String, FileVersion)
    case pixels(PixelImage)
  }

  private struct Entry {
    let texture: Texture
    var lastUse: UInt64
  }

  private struct Contents {
    var entries: [Key: Entry] = [:]
    var byteCount = 0
    var uses: UInt64 = 0
    var decoding: [Key: DispatchWorkItem] = [:]
  }

  private let capacity: Int
  private let contents = Mutex(Contents())

  /// Makes a cache that keeps up to `capacity` bytes, and always what was used last.
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Begins to decode a file in the background, unless that was done.
  func prepare(_ path: String, _ version: FileVersion) {
    let key = Key.file(path, version)
    let work = DispatchWorkItem { [self] in
      if case .success(let texture) = Texture.read(path) { store(texture, key) }
    }
    let isNew = contents.withLock { contents -> Bool in
      guard contents.entries[key] == nil, contents.decoding[key] == nil,
        contents.decoding.count < TextureCache.waitingLimit
      else { return false }
      contents.decoding[key] = work
      return true
    }
    guard isNew else { return }
    TextureCache.queue.async(execute: work)
    work.notify(queue: TextureCache.queue) { [self] in
      contents.withLock { _ = $0.decoding.removeValue(forKey: key) }
    }
  }

  /// The picture of a file, decoded now if it was not before.
  func texture(file path: String) -> Result<Texture, Texture.ReadingError> {
    guard let version = FileVersion(path) else { return Texture.read(path) }
    let key = Key.file(path, version)
    if let known = lookUp(key) { return .success(known) }
    // One that has not begun is taken over, one that has is waited for.
    if let work = contents.withLock({ $0.decoding[key] }) {
      work.wait()
      if let known = lookUp(key) { return .success(known) }
    }
    let result = Texture.read(path)
    if case .success(let texture) = result { store(texture, key) }
    return result
  }

  /// The picture of pixels in memory.
  func texture(pixels image: PixelImage) -> Texture? {
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
