extension OffsetMap {
  /// The map in the opposite direction.
  ///
  /// - Complexity: O(runs), or O(runs log runs) if elements moved.
  public var inverted: OffsetMap {
    OffsetMap(
      oldCount: newCount, newCount: oldCount,
      runs: runsByNewOffset.map { Run(old: $0.new, newStart: $0.old.lowerBound) },
      duplicates: duplicates.map(\.inverted))
  }

  /// Returns the map from this map's old collection to the new collection of `next`.
  ///
  /// - Parameter next: A map whose old collection is this map's new collection.
  /// - Returns: The composed map; `nil` if the counts of the shared collection differ. It lists no
  ///   duplicates.
  /// - Complexity: O(n log n) in the number of runs of both.
  public func composed(with next: OffsetMap) -> OffsetMap? {
    guard newCount == next.oldCount else { return nil }
    let firstRuns = runsByNewOffset
    let secondRuns = next.runs
    var pieces: [Run] = []
    var first = 0
    var second = 0
    while first < firstRuns.count, second < secondRuns.count {
      let left = firstRuns[first]
      let right = secondRuns[second]
      let start = max(left.newStart, right.old.lowerBound)
      let end = min(left.new.upperBound, right.old.upperBound)
      if start < end {
        let old = left.old.lowerBound + (start - left.newStart)
        let new = right.newStart + (start - right.old.lowerBound)
        pieces.append(Run(old: old..<(old + end - start), newStart: new))
      }
      if left.new.upperBound == end { first += 1 } else { second += 1 }
    }
    return OffsetMap(
      oldCount: oldCount, newCount: next.newCount, runs: RunBuilder.runs(of: pieces))
  }
}
