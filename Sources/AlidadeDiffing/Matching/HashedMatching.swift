/// An algorithm that matches elements in any order with a table of hashed ids.
@usableFromInline
enum HashedMatching {
  /// Returns the pairs of an old and a new element with the same id, ascending by old offset; `nil`
  /// if the comparison is canceled.
  ///
  /// Elements that share an id are matched in order of occurrence.
  ///
  /// - Complexity: O(n) on average.
  @inlinable
  static func pairs<Element, ID: Hashable>(
    from old: UnsafeBufferPointer<Element>, at oldOffsets: [Int],
    to new: UnsafeBufferPointer<Element>, at newOffsets: [Int],
    id: (Element) -> ID, duplicates: inout [Duplicate], isCanceled: () -> Bool
  ) -> [OffsetMap.Move]? {
    if oldOffsets.isEmpty || newOffsets.isEmpty { return [] }
    var table = IdentityTable(oldOffsets: oldOffsets)
    // Backward, so that the entries of an id begin with the first occurrence.
    var position = oldOffsets.count - 1
    while position >= 0 {
      if position & 1023 == 0, isCanceled() { return nil }
      let ownID = id(old[oldOffsets[position]])
      // An id that isn't equal to itself, such as NaN, has no match and would fill up the table.
      if ownID == ownID {
        table.insert(position, hash: ownID.hashValue) { id(old[$0]) == ownID }
      }
      position -= 1
    }
    for (position, newOffset) in newOffsets.enumerated() {
      if position & 1023 == 0, isCanceled() { return nil }
      let ownID = id(new[newOffset])
      let earlier = table.match(newOffset, hash: ownID.hashValue) { id(old[$0]) == ownID }
      if let earlier, duplicates.count < Duplicate.defaultLimit {
        duplicates.append(
          Duplicate(
            .new, id: String(describing: ownID), firstOffset: earlier, secondOffset: newOffset))
      }
    }
    for (first, second) in table.duplicates where duplicates.count < Duplicate.defaultLimit {
      duplicates.append(
        Duplicate(
          .old, id: String(describing: id(old[first])), firstOffset: first, secondOffset: second))
    }
    return table.pairs
  }
}
