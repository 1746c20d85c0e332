extension OffsetMap {
  /// Returns the new offset of the element at an old offset; `nil` if the element was removed or
  /// there is none.
  ///
  /// - Complexity: O(log runs).
  public func newOffset(ofOld oldOffset: Int) -> Int? {
    let position = runs.partitioningIndex { $0.old.upperBound > oldOffset }
    guard position < runs.count, runs[position].old.contains(oldOffset) else { return nil }
    return runs[position].newStart + (oldOffset - runs[position].old.lowerBound)
  }

  /// Returns the old offset of the element at a new offset; `nil` if the element was inserted or
  /// there is none.
  ///
  /// - Complexity: O(log runs).
  public func oldOffset(ofNew newOffset: Int) -> Int? {
    let position =
      if positionsByNewOffset.isEmpty {
        runs.partitioningIndex { $0.new.upperBound > newOffset }
      } else {
        positionsByNewOffset.partitioningIndex { runs[$0].new.upperBound > newOffset }
      }
    guard position < runs.count else { return nil }
    let run = runs[positionsByNewOffset.isEmpty ? position : positionsByNewOffset[position]]
    guard run.new.contains(newOffset) else { return nil }
    return run.old.lowerBound + (newOffset - run.newStart)
  }

  /// Returns the old offset of the kept element that is nearest to an old offset.
  ///
  /// The element itself is the nearest if it is kept. If two elements are at the same distance, the
  /// following one is returned, because it takes the place of a removed element. Offsets outside
  /// the collection count as before its first or after its last element.
  ///
  /// - Returns: The old offset; `nil` if no element is kept.
  /// - Complexity: O(log runs).
  public func nearestSurvivor(toOld oldOffset: Int) -> Int? {
    let position = runs.partitioningIndex { $0.old.upperBound > oldOffset }
    guard position < runs.count else { return runs.last.map { $0.old.upperBound - 1 } }
    let following = runs[position].old.lowerBound
    if following <= oldOffset { return oldOffset }
    guard position > 0 else { return following }
    let preceding = runs[position - 1].old.upperBound - 1
    return oldOffset - preceding < following - oldOffset ? preceding : following
  }

  /// The ranges of old offsets whose elements were removed, ascending.
  ///
  /// - Complexity: O(runs).
  public var removedRanges: [Range<Int>] {
    OffsetMap.gaps(between: runs.lazy.map(\.old), count: oldCount)
  }

  /// The ranges of new offsets whose elements were inserted, ascending.
  ///
  /// - Complexity: O(runs).
  public var insertedRanges: [Range<Int>] {
    OffsetMap.gaps(between: runsByNewOffset.lazy.map(\.new), count: newCount)
  }

  private static func gaps(between ranges: some Sequence<Range<Int>>, count: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var end = 0
    for range in ranges {
      if end < range.lowerBound { gaps.append(end..<range.lowerBound) }
      end = range.upperBound
    }
    if end < count { gaps.append(end..<count) }
    return gaps
  }
}
