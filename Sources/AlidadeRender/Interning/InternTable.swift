import Synchronization

/// Gives equal keys the same small integer, so that the main thread compares integers.
///
/// All kinds of names are interned in tables of this type: identifiers and meanings of attributes,
/// shapes, view classes, view keys and types of components. Any thread. Entries are never removed: keys
/// are kinds of things, of which a program has a bounded number.
///
/// Components and attributes look up keys whenever they are built, so the table does without the hash
/// function of a dictionary, which would be most of what that costs.
final class InternTable<Key: Internable>: Sendable {
  private let contents = Mutex(InternedKeys<Key>())

  /// The integer of `key`, the next free one if the key is new.
  func identifier(of key: Key) -> Int32 {
    contents.withLock { $0.identifier(of: key) }
  }

  /// The integer of `key`, and, only the first time that the key is interned, the oldest key that is
  /// in conflict with it.
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

  /// Interns `key` and returns whether it is the first like it.
  func isNew(_ key: Key) -> Bool {
    contents.withLock { contents in
      let count = contents.keys.count
      return contents.identifier(of: key) >= count
    }
  }

  /// The key that was given `identifier`.
  func key(of identifier: Int32) -> Key {
    contents.withLock { $0.keys[Int(identifier)] }
  }
}
