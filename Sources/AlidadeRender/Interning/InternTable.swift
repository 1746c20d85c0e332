import Synchronization

/// Gives equal keys the same small integer, so that the main thread compares integers.
///
/// Any thread. Entries are never removed: keys are kinds of things, of which a program has a
/// bounded number.
final class InternTable<Key: Hashable & Sendable>: Sendable {
  private struct Contents {
    var identifiers: [Key: Int32] = [:]
    var keys: [Key] = []
  }

  private let contents = Mutex(Contents())

  /// The integer of `key`, the next free one if the key is new.
  func identifier(of key: Key) -> Int32 {
    contents.withLock { contents in
      if let known = contents.identifiers[key] { return known }
      let identifier = Int32(contents.keys.count)
      contents.identifiers[key] = identifier
      contents.keys.append(key)
      return identifier
    }
  }

  /// The key that was given `identifier`.
  func key(of identifier: Int32) -> Key {
    contents.withLock { $0.keys[Int(identifier)] }
  }
}
