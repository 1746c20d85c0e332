import AlidadeDiffing

/// Slow and obvious versions of the algorithms.
enum Naive {
  /// Returns the length of a longest increasing subsequence, by trying all predecessors.
  static func longestIncreasingCount(in values: [Int]) -> Int {
    var lengths: [Int] = []
    for value in values {
      var length = 1
      for (before, other) in zip(lengths, values) where other < value {
        length = max(length, before + 1)
      }
      lengths.append(length)
    }
    return lengths.max() ?? 0
  }

  /// Returns the offset in `new` of each element of `old`, by searching; ids must be unique.
  static func newOffsets(from old: [Item], to new: [Item]) -> [Int?] {
    old.map { item in new.firstIndex { $0.id == item.id } }
  }

  /// Returns the offset in the new collection of each old element, read from the runs one by one.
  static func newOffsets(of map: OffsetMap) -> [Int?] {
    (0..<map.oldCount).map { offset in
      map.runs.first { $0.old.contains(offset) }.map {
        $0.newStart + offset - $0.old.lowerBound
      }
    }
  }

  /// Returns the nearest kept offset, the following one of two at the same distance.
  static func nearestSurvivor(to offset: Int, in newOffsets: [Int?]) -> Int? {
    newOffsets.indices.filter { newOffsets[$0] != nil }
      .min { (abs($0 - offset), -$0) < (abs($1 - offset), -$1) }
  }

  /// Returns `true` if no two runs that follow each other are one run.
  static func areMaximal(_ runs: [OffsetMap.Run]) -> Bool {
    zip(runs, runs.dropFirst()).allSatisfy { run, next in
      run.old.upperBound < next.old.lowerBound
        || run.old.upperBound == next.old.lowerBound && run.new.upperBound != next.newStart
    }
  }

  /// Returns the number of elements of each id.
  static func counts(_ items: [Item]) -> [Int: Int] {
    Dictionary(items.map { ($0.id, 1) }, uniquingKeysWith: +)
  }
}
