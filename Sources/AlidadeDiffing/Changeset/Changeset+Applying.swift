extension Changeset {
  /// Returns the new collection, made from the old one.
  ///
  /// Kept elements are taken from `old`, unless they are updated.
  ///
  /// - Throws: ``ChangesetError/countMismatch(expected:actual:)`` if `old` has a different number
  ///   of elements than the changeset was made for.
  /// - Complexity: O(n).
  @inlinable
  public func applied<Old: Collection>(to old: Old) throws(ChangesetError) -> [Element]
  where Old.Element == Element {
    if old.count != oldCount { throw .countMismatch(expected: oldCount, actual: old.count) }
    return IdentityMatching.withStorage(of: old) { old in
      var result: [Element] = []
      result.reserveCapacity(newCount)
      var next = 0
      for run in map.runsByNewOffset {
        while result.count < run.newStart {
          result.append(insertions[next].element)
          next += 1
        }
        result.append(contentsOf: UnsafeBufferPointer(rebasing: old[run.old]))
      }
      for insertion in insertions[next...] { result.append(insertion.element) }
      for update in updates { result[update.newOffset] = update.newElement }
      return result
    }
  }

  /// The changeset that leads from the new collection back to the old one.
  ///
  /// - Complexity: O(changes log changes) and the cost of ``OffsetMap/inverted``.
  public var inverted: Changeset {
    Changeset(
      map: map.inverted, removals: insertions, insertions: removals,
      moves: moves.map { Move(from: $0.newOffset, to: $0.oldOffset) }
        .sorted { $0.oldOffset < $1.oldOffset },
      updates: updates.map(\.inverted).sorted { $0.oldOffset < $1.oldOffset })
  }
}
