import Synchronization

/// A table that gives equal keys the same small integer, so that the main thread compares integers.
///
/// Attribute identifiers and meanings, shapes, view classes, view keys and component types are
/// interned in such tables. A table can be used on any thread. Entries are never removed, because
/// the number of distinct keys in a program is bounded.
///
/// Keys are looked up whenever a component or an attribute is built, so the table avoids the hash
/// function of a dictionary, which would dominate the cost.
final class InternTable<Key: Internable>: Sendable {
  private let contents = Mutex(InternedKeys<Key>())

  /// Returns the integer for `key`; for a new key, the next free integer.
  func identifier(of key: Key) -> Int32 {
    contents.withLock { $0.identifier(of: key) }
  }

  /// Returns the integer for `key` and, only if the key is new, the oldest key that conflicts with
  /// it.
  ///
  /// - Complexity: O(1); O(keys) for a new key.
  func identifier(
    of key: Key, conflictingWith isInConflict: (Key) -> Bool
  ) -> (identifier: Int32, conflict: Key?) {
    contents.withLock { contents in
      let count = contents.keys.count
      let identifier = contents.identifier(of: key)
      guard contents.keys.count > count else { return (identifier, nil) }
      return (identifier, contents.keys.prefix(count).first(where: isInConflict))
    }
  }

  /// Interns `key` and returns `true` if it is new.
  func isNew(_ key: Key) -> Bool {
    contents.withLock { contents in
      let count = contents.keys.count
      return contents.identifier(of: key) >= count
    }
  }

  /// Returns the key for an integer.
  func key(of identifier: Int32) -> Key {
    contents.withLock { $0.keys[Int(identifier)] }
  }
}
