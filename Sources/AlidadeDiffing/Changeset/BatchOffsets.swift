/// The offsets of a batch of changes, each list in ascending order.
struct BatchOffsets {
  let removals: [Int]
  let insertions: [Int]
  let origins: [Int]
  let destinations: [Int]
  let updates: [Int]
  let moves: [OffsetMap.Move]

  init(removals: [Int], insertions: [Int], moves: [OffsetMap.Move], updates: [Int]) {
    self.removals = removals.sorted()
    self.insertions = insertions.sorted()
    self.moves = moves
    self.updates = updates.sorted()
    origins = moves.map(\.oldOffset).sorted()
    destinations = moves.map(\.newOffset).sorted()
  }

  /// The old offsets of elements that are removed or moved, ascending.
  var leaving: [Int] { (removals + origins).sorted() }
  /// The new offsets of elements that are inserted or moved, ascending.
  var arriving: [Int] { (insertions + destinations).sorted() }

  /// Verifies the offsets in the old collection.
  ///
  /// - Returns: The number of elements in the new collection.
  func verifiedNewCount(oldCount: Int) throws(ChangesetError) -> Int {
    if oldCount < 0 { throw .invalidCount(oldCount) }
    try verify(removals, as: .removal, count: oldCount)
    try verify(origins, as: .moveOrigin, count: oldCount)
    try verify(updates, as: .update, count: oldCount)
    if let offset = BatchOffsets.firstShared(removals, origins) {
      throw .moveOfRemovedElement(offset: offset)
    }
    if let offset = BatchOffsets.firstShared(removals, updates) {
      throw .updateOfRemovedElement(offset: offset)
    }
    let kept = oldCount - removals.count
    let (newCount, overflow) = kept.addingReportingOverflow(insertions.count)
    if overflow { throw .invalidCount(oldCount) }
    return newCount
  }

  /// Verifies the offsets in the new collection.
  func verifyNewOffsets(newCount: Int) throws(ChangesetError) {
    try verify(insertions, as: .insertion, count: newCount)
    try verify(destinations, as: .moveDestination, count: newCount)
    if let offset = BatchOffsets.firstShared(insertions, destinations) {
      throw .moveToInsertedElement(offset: offset)
    }
  }

  /// Returns the maximal runs in which elements that neither leave nor arrive fill each block in
  /// order.
  ///
  /// - Precondition: The offsets are verified, and each block has as many remaining old offsets as
  ///   new ones.
  func runs(filling blocks: [Block]) -> [OffsetMap.Run] {
    var pieces = moves.map {
      OffsetMap.Run(old: $0.oldOffset..<($0.oldOffset + 1), newStart: $0.newOffset)
    }
    let leaving = leaving
    let arriving = arriving
    for block in blocks {
      var old = FreeOffsets(in: block.old, excluding: leaving)
      var new = FreeOffsets(in: block.new, excluding: arriving)
      while let oldRange = old.next(), let newRange = new.next() {
        let count = min(oldRange.count, newRange.count)
        let start = oldRange.lowerBound
        pieces.append(OffsetMap.Run(old: start..<(start + count), newStart: newRange.lowerBound))
        old.skip(count)
        new.skip(count)
      }
    }
    return RunBuilder.runs(of: pieces)
  }

  private func verify(
    _ offsets: [Int], as role: ChangesetError.Role, count: Int
  ) throws(ChangesetError) {
    if let first = offsets.first, first < 0 {
      throw .offsetOutOfRange(role, offset: first, count: count)
    }
    if let last = offsets.last, last >= count {
      throw .offsetOutOfRange(role, offset: last, count: count)
    }
    for (offset, next) in zip(offsets, offsets.dropFirst()) where offset == next {
      throw .repeatedOffset(role, offset: offset)
    }
  }

  private static func firstShared(_ first: [Int], _ second: [Int]) -> Int? {
    first.first { offset in
      let index = second.partitioningIndex { $0 >= offset }
      return index < second.count && second[index] == offset
    }
  }
}

/// The offsets of a range that aren't in a sorted list.
private struct FreeOffsets {
  private var rest: Range<Int>
  private let excluded: [Int]
  private var index: Int

  init(in range: Range<Int>, excluding excluded: [Int]) {
    rest = range
    self.excluded = excluded
    index = excluded.partitioningIndex { $0 >= range.lowerBound }
  }

  /// Returns the longest range of free offsets at the beginning of the rest.
  mutating func next() -> Range<Int>? {
    while index < excluded.count, !rest.isEmpty, excluded[index] == rest.lowerBound {
      rest = (rest.lowerBound + 1)..<rest.upperBound
      index += 1
    }
    if rest.isEmpty { return nil }
    let end = index < excluded.count ? min(excluded[index], rest.upperBound) : rest.upperBound
    return rest.lowerBound..<end
  }

  mutating func skip(_ count: Int) {
    rest = (rest.lowerBound + count)..<rest.upperBound
  }
}
