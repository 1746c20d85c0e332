extension OffsetMap {
  /// Finds the elements of one collection in another by their ids.
  ///
  /// Elements that share an id are matched together with their neighbors if those stay in place,
  /// and otherwise in order of occurrence; as many as possible are matched. An id that isn't equal
  /// to itself, such as NaN, matches nothing.
  ///
  /// ```swift
  /// let map = OffsetMap(from: oldRows, to: newRows, id: \.id)
  /// ```
  ///
  /// - Parameters:
  ///   - old: The old collection. A collection without contiguous storage is copied.
  ///   - new: The new collection. A collection without contiguous storage is copied.
  ///   - id: Returns the id of an element.
  /// - Complexity: O(n) on average, for hash functions that distribute well. Elements in order are
  ///   compared and not hashed.
  @inlinable
  public init<Old: Collection, New: Collection, ID: Hashable>(
    from old: Old, to new: New, id: (Old.Element) -> ID
  ) where Old.Element == New.Element {
    guard let map = OffsetMap(from: old, to: new, id: id, isCanceled: { false }) else {
      preconditionFailure("A comparison that nothing cancels has ended early.")
    }
    self = map
  }

  /// Finds the elements of one collection in another by their ids, unless the comparison is
  /// canceled.
  ///
  /// See ``init(from:to:id:)``.
  ///
  /// - Parameters:
  ///   - old: The old collection.
  ///   - new: The new collection.
  ///   - id: Returns the id of an element.
  ///   - isCanceled: Returns `true` to end the comparison early, without a result; called at least
  ///     once every few thousand elements.
  @inlinable
  public init?<Old: Collection, New: Collection, ID: Hashable>(
    from old: Old, to new: New, id: (Old.Element) -> ID, isCanceled: () -> Bool
  ) where Old.Element == New.Element {
    let map = IdentityMatching.withStorage(of: old) { old in
      IdentityMatching.withStorage(of: new) { new in
        IdentityMatching.offsetMap(from: old, to: new, id: id, isCanceled: isCanceled)
      }
    }
    guard let map else { return nil }
    self = map
  }

  /// Finds the elements of one collection in another by their ids.
  ///
  /// See ``init(from:to:id:)``.
  @inlinable
  public init<Old: Collection, New: Collection>(from old: Old, to new: New)
  where Old.Element == New.Element, Old.Element: Identifiable {
    self.init(from: old, to: new, id: { $0.id })
  }
}
