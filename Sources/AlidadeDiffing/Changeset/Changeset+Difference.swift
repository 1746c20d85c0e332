extension Changeset {
  /// Finds the difference between two collections.
  ///
  /// ```swift
  /// let changes = Changeset(from: old, to: new, id: \.id) { $0.version == $1.version }
  /// ```
  ///
  /// Elements that share an id are handled as described in ``OffsetMap/init(from:to:id:)``.
  ///
  /// - Parameters:
  ///   - old: The old collection.
  ///   - new: The new collection.
  ///   - id: Returns the id of an element.
  ///   - areEqual: Returns `true` if an old and a new element with the same id have the same
  ///     content. If that is unknown, return `false`: then every kept element counts as updated.
  /// - Complexity: O(n) on average if no element moved, and O(n + m log m) otherwise, where m is
  ///   the number of runs of elements that stay together.
  @inlinable
  public init<Old: Collection, New: Collection, ID: Hashable>(
    from old: Old, to new: New, id: (Element) -> ID, areEqual: (Element, Element) -> Bool
  ) where Old.Element == Element, New.Element == Element {
    self = IdentityMatching.withStorage(of: old) { old in
      IdentityMatching.withStorage(of: new) { new in
        let map = OffsetMap(from: old, to: new, id: id)
        return Changeset(map: map, moves: map.moves(), from: old, to: new, areEqual: areEqual)
      }
    }
  }

  /// Finds the difference between two collections whose elements are equal if `==` says so.
  ///
  /// See ``init(from:to:id:areEqual:)``.
  @inlinable
  public init<Old: Collection, New: Collection, ID: Hashable>(
    from old: Old, to new: New, id: (Element) -> ID
  ) where Old.Element == Element, New.Element == Element, Element: Equatable {
    self.init(from: old, to: new, id: id, areEqual: { $0 == $1 })
  }

  /// Finds the difference between two collections of identifiable elements.
  ///
  /// See ``init(from:to:id:areEqual:)``.
  @inlinable
  public init<Old: Collection, New: Collection>(
    from old: Old, to new: New, areEqual: (Element, Element) -> Bool
  ) where Old.Element == Element, New.Element == Element, Element: Identifiable {
    self.init(from: old, to: new, id: { $0.id }, areEqual: areEqual)
  }

  /// Finds the difference between two collections of identifiable elements that are equal if `==`
  /// says so.
  ///
  /// See ``init(from:to:id:areEqual:)``.
  @inlinable
  public init<Old: Collection, New: Collection>(from old: Old, to new: New)
  where Old.Element == Element, New.Element == Element, Element: Identifiable & Equatable {
    self.init(from: old, to: new, id: { $0.id }, areEqual: { $0 == $1 })
  }

  /// Completes a map with the elements of the collections that it was made from.
  ///
  /// - Throws: ``ChangesetError/countMismatch(expected:actual:)`` if the number of elements in a
  ///   collection differs from that in the map.
  /// - Complexity: O(n + m log m), where m is the number of runs that moved.
  @inlinable
  public init<Old: Collection, New: Collection>(
    _ map: OffsetMap, from old: Old, to new: New, areEqual: (Element, Element) -> Bool
  ) throws(ChangesetError) where Old.Element == Element, New.Element == Element {
    if old.count != map.oldCount {
      throw .countMismatch(expected: map.oldCount, actual: old.count)
    }
    if new.count != map.newCount {
      throw .countMismatch(expected: map.newCount, actual: new.count)
    }
    self = IdentityMatching.withStorage(of: old) { old in
      IdentityMatching.withStorage(of: new) { new in
        Changeset(map: map, moves: map.moves(), from: old, to: new, areEqual: areEqual)
      }
    }
  }

  /// Completes a map that agrees with both collections.
  @inlinable
  init(
    map: OffsetMap, moves: [Move], from old: UnsafeBufferPointer<Element>,
    to new: UnsafeBufferPointer<Element>, areEqual: (Element, Element) -> Bool
  ) {
    var updates: [Update] = []
    for run in map.runs {
      let distance = run.newStart - run.old.lowerBound
      for offset in run.old where !areEqual(old[offset], new[offset + distance]) {
        updates.append(
          Update(
            oldOffset: offset, newOffset: offset + distance, oldElement: old[offset],
            newElement: new[offset + distance]))
      }
    }
    self.init(
      map: map, removals: Changeset.changes(at: map.removedRanges, in: old),
      insertions: Changeset.changes(at: map.insertedRanges, in: new), moves: moves,
      updates: updates)
  }

  @inlinable
  static func changes(
    at ranges: [Range<Int>], in elements: UnsafeBufferPointer<Element>
  ) -> [Change] {
    var changes: [Change] = []
    changes.reserveCapacity(ranges.reduce(0) { $0 + $1.count })
    for range in ranges {
      for offset in range { changes.append(Change(offset: offset, element: elements[offset])) }
    }
    return changes
  }
}
