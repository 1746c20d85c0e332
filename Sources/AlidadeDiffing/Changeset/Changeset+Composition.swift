extension Changeset {
  /// Returns the changeset that has the same effect as this one and then `next`.
  ///
  /// An element that this changeset removes and `next` inserts again is still removed and inserted,
  /// because a changeset contains no ids. An element that either changeset updates is updated.
  ///
  /// - Parameter next: A changeset from this one's new collection.
  /// - Throws: ``ChangesetError/countMismatch(expected:actual:)`` if `next` was made for a
  ///   different number of elements than this changeset results in.
  /// - Complexity: O(n log n) in the number of changes and runs of both.
  public func composed(with next: Changeset) throws(ChangesetError) -> Changeset {
    guard let map = map.composed(with: next.map) else {
      throw .countMismatch(expected: newCount, actual: next.oldCount)
    }
    return composed(with: next, map: map, moves: map.moves())
  }

  /// Composes the elements; the caller has composed the offsets.
  func composed(with next: Changeset, map: OffsetMap, moves: [Move]) -> Changeset {
    var removals = removals
    for removal in next.removals {
      guard let offset = self.map.oldOffset(ofNew: removal.offset) else { continue }
      let element = update(atOld: offset)?.oldElement ?? removal.element
      removals.append(Change(offset: offset, element: element))
    }
    var insertions = next.insertions
    for insertion in self.insertions {
      guard let offset = next.map.newOffset(ofOld: insertion.offset) else { continue }
      let element = next.update(atOld: insertion.offset)?.newElement ?? insertion.element
      insertions.append(Change(offset: offset, element: element))
    }
    var updates: [Update] = []
    for update in self.updates {
      guard let offset = next.map.newOffset(ofOld: update.newOffset) else { continue }
      updates.append(
        Update(
          oldOffset: update.oldOffset, newOffset: offset, oldElement: update.oldElement,
          newElement: next.update(atOld: update.newOffset)?.newElement ?? update.newElement))
    }
    for update in next.updates {
      guard let offset = self.map.oldOffset(ofNew: update.oldOffset) else { continue }
      if self.update(atOld: offset) != nil { continue }
      updates.append(
        Update(
          oldOffset: offset, newOffset: update.newOffset, oldElement: update.oldElement,
          newElement: update.newElement))
    }
    return Changeset(
      map: map, removals: removals.sorted { $0.offset < $1.offset },
      insertions: insertions.sorted { $0.offset < $1.offset }, moves: moves,
      updates: updates.sorted { $0.oldOffset < $1.oldOffset })
  }

  /// Returns the update of the element at an old offset.
  ///
  /// - Complexity: O(log updates).
  private func update(atOld offset: Int) -> Update? {
    let index = updates.partitioningIndex { $0.oldOffset >= offset }
    return index < updates.count && updates[index].oldOffset == offset ? updates[index] : nil
  }
}
