import AlidadeLayout
import AlidadeRender

/// A cache of encoded and decoded images with a limit on their total size in bytes.
///
/// When it is full, the least recently used images are removed. An image that is larger than the
/// limit isn't kept. A picture that a key retains counts, too.
struct ImageCache: ~Copyable {
  enum Key: Hashable {
    /// The bytes that were fetched.
    case bytes(ImageKey)
    /// An image that was decoded for a target.
    case image(ImageKey, ImageTarget)
    /// The natural size of a picture in memory.
    case size(ImageKey)

    /// The identity of the image.
    var image: ImageKey {
      switch self {
      case .bytes(let key), .image(let key, _), .size(let key): key
      }
    }
  }

  private struct Entry {
    let value: any Sendable
    let byteCount: Int
    /// The entry that was used next before this one.
    var older: Key?
    /// The entry that was used next after this one.
    var newer: Key?
  }

  private let limit: Int
  private var entries: [Key: Entry] = [:]
  /// The number of entries for each picture in memory, which counts only once.
  private var pictures: [ImageKey: Int] = [:]
  private var oldest: Key?
  private var newest: Key?

  /// The total size of the images, in bytes.
  private(set) var byteCount = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Returns the bytes of an image, which then count as the most recently used entry.
  mutating func bytes(for key: ImageKey) -> [UInt8]? { use(.bytes(key)) as? [UInt8] }

  /// Returns `true` if the cache has the bytes of an image.
  func hasBytes(for key: ImageKey) -> Bool { entries[.bytes(key)] != nil }

  /// Returns a decoded image, which then counts as the most recently used entry.
  mutating func image(for key: ImageKey, _ target: ImageTarget) -> DecodedImage? {
    use(.image(key, target)) as? DecodedImage
  }

  /// Adds the bytes of an image.
  ///
  /// - Returns: objects to release outside locks.
  mutating func add(_ bytes: [UInt8], for key: ImageKey) -> [any Sendable] {
    insert(bytes, bytes.count, for: .bytes(key))
  }

  /// Adds a decoded image.
  ///
  /// - Returns: objects to release outside locks.
  mutating func add(
    _ image: DecodedImage, for key: ImageKey, _ target: ImageTarget
  ) -> [any Sendable] {
    insert(image, image.byteCount, for: .image(key, target))
  }

  /// Returns the natural size of a picture, which then counts as the most recently used entry.
  mutating func size(of key: ImageKey) -> Size? { use(.size(key)) as? Size }

  /// Adds the natural size of a picture.
  ///
  /// - Returns: objects to release outside locks.
  mutating func add(_ size: Size, of key: ImageKey) -> [any Sendable] {
    insert(size, MemoryLayout<Size>.size, for: .size(key))
  }

  /// Removes the bytes of an image.
  ///
  /// - Returns: objects to release outside locks.
  mutating func removeBytes(for key: ImageKey) -> [any Sendable] {
    entries[.bytes(key)] == nil ? [] : [remove(.bytes(key))]
  }

  /// Removes everything.
  ///
  /// - Returns: objects to release outside locks.
  mutating func removeAll() -> [any Sendable] {
    var removed: [any Sendable] = []
    while let oldest { removed.append(remove(oldest)) }
    return removed
  }

  private mutating func insert(
    _ value: any Sendable, _ size: Int, for key: Key
  ) -> [any Sendable] {
    var removed: [any Sendable] = []
    if entries[key] != nil { removed.append(remove(key)) }
    guard size + key.image.byteCount <= limit else { return removed }
    entries[key] = Entry(value: value, byteCount: size)
    append(key)
    byteCount += size
    retainPicture(of: key.image)
    while byteCount > limit, let oldest { removed.append(remove(oldest)) }
    return removed
  }

  private mutating func use(_ key: Key) -> (any Sendable)? {
    guard let entry = entries[key] else { return nil }
    unlink(key)
    append(key)
    return entry.value
  }

  private mutating func remove(_ key: Key) -> any Sendable {
    unlink(key)
    let entry = entries.removeValue(forKey: key)
    byteCount -= entry?.byteCount ?? 0
    releasePicture(of: key.image)
    return entry?.value
  }

  private mutating func retainPicture(of key: ImageKey) {
    guard key.isPicture else { return }
    let count = pictures[key] ?? 0
    if count == 0 { byteCount += key.byteCount }
    pictures[key] = count + 1
  }

  private mutating func releasePicture(of key: ImageKey) {
    guard let count = pictures[key] else { return }
    pictures[key] = count > 1 ? count - 1 : nil
    if count == 1 { byteCount -= key.byteCount }
  }

  // MARK: The order of use

  private mutating func unlink(_ key: Key) {
    guard let entry = entries[key] else { return }
    if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
    if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
  }

  private mutating func append(_ key: Key) {
    entries[key]?.older = newest
    entries[key]?.newer = nil
    if let newest { entries[newest]?.newer = key } else { oldest = key }
    newest = key
  }
}
