import AlidadeDiffing

/// The offsets of the elements of a collection in another order; equal elements are in the order of
/// the collection.
package struct SortedOffsets: Sendable {
  /// The offsets; 32 bits each, because they are read in the order of the rows, far apart.
  private let offsets: ContiguousArray<UInt32>

  init(_ offsets: ContiguousArray<UInt32>) { self.offsets = offsets }

  /// Sorts all elements.
  ///
  /// - Parameters:
  ///   - count: the number of elements.
  ///   - areInIncreasingOrder: returns `true` if the element at the first offset comes before the
  ///     one at the second offset.
  package init(count: Int, by areInIncreasingOrder: (Int, Int) -> Bool) {
    offsets = ContiguousArray(
      (0..<UInt32(count)).sorted { areInIncreasingOrder(Int($0), Int($1)) })
  }

  /// The number of elements.
  package var count: Int { offsets.count }

  /// The offset of the element at a position.
  package subscript(position: Int) -> Int { Int(offsets[position]) }

  /// Returns the position of the element at an offset; `nil` if it isn't there.
  ///
  /// - Complexity: O(elements).
  func position(of offset: Int) -> Int? { offsets.firstIndex(of: UInt32(offset)) }

  /// The positions of the elements by their offsets; -1 for those that aren't there.
  ///
  /// - Parameter count: the number of all elements.
  func positions(of count: Int) -> ContiguousArray<Int32> {
    var positions = ContiguousArray<Int32>(repeating: -1, count: count)
    for (position, offset) in offsets.enumerated() { positions[Int(offset)] = Int32(position) }
    return positions
  }

  /// Returns the elements that a condition keeps, in the same order.
  ///
  /// - Complexity: O(elements).
  func filtered(by kept: KeptElements) -> SortedOffsets {
    var isKept = ContiguousArray<Bool>(repeating: false, count: kept.elementCount)
    kept.forEachKept { offsets in for offset in offsets { isKept[offset] = true } }
    return SortedOffsets(offsets.filter { isKept[Int($0)] })
  }

  /// Returns the order of the elements after changes; `nil` if so many have changed that sorting
  /// all of them is faster.
  ///
  /// - Parameters:
  ///   - map: the new offsets of the elements.
  ///   - updated: the new offsets of elements that have changed; `nil` if any element may have
  ///     changed.
  ///   - progress: the progress; if it is canceled, the result is obsolete.
  ///   - areInIncreasingOrder: returns `true` if the element at the first new offset comes before
  ///     the one at the second new offset.
  /// - Complexity: O(elements) without comparisons, plus O(log elements) comparisons for each
  ///   change.
  package func following(
    _ map: OffsetMap, updated: Set<Int>?, _ progress: ComparisonProgress = ComparisonProgress(),
    by areInIncreasingOrder: (Int, Int) -> Bool
  ) -> SortedOffsets? {
    // Equal elements are in source order, so elements that moved in the source are placed again.
    let replaced = (updated ?? []).union(map.moves().map(\.newOffset))
    let inserted = map.insertedRanges
    let placedCount = replaced.count + inserted.reduce(0) { $0 + $1.count }
    if updated == nil || placedCount > map.newCount / 8 { return nil }
    let newOffsets = SortedOffsets.newOffsets(map, except: replaced)
    var staying = ContiguousArray<UInt32>()
    staying.reserveCapacity(map.newCount)
    for offset in offsets where newOffsets[Int(offset)] >= 0 {
      staying.append(UInt32(newOffsets[Int(offset)]))
    }
    func isBefore(_ one: UInt32, _ other: UInt32) -> Bool {
      areInIncreasingOrder(Int(one), Int(other))
        || one < other && !areInIncreasingOrder(Int(other), Int(one))
    }
    let changed = ContiguousArray(
      replaced.map { UInt32($0) } + inserted.joined().map { UInt32($0) })
    let order = changed.sortedOffsets({ progress.visit(256) }, by: isBefore)
    // If the result is obsolete, any will do.
    let placed = order.map { ContiguousArray($0.map { changed[Int($0)] }) } ?? []
    return SortedOffsets(SortedOffsets.merged(staying, placed, progress, by: isBefore))
  }

  /// Returns the new offsets of elements by their old ones; -1 for removed elements.
  ///
  /// - Parameter excluded: the new offsets of elements that are omitted.
  static func newOffsets(
    _ map: OffsetMap, except excluded: Set<Int> = []
  ) -> ContiguousArray<Int32> {
    var offsets = ContiguousArray<Int32>(repeating: -1, count: map.oldCount)
    for run in map.runs {
      for (old, new) in zip(run.old, run.new) { offsets[old] = Int32(new) }
    }
    for new in excluded {
      if let old = map.oldOffset(ofNew: new) { offsets[old] = -1 }
    }
    return offsets
  }

  /// Merges a few offsets into others, placing each after those that come before it.
  private static func merged(
    _ staying: ContiguousArray<UInt32>, _ placed: ContiguousArray<UInt32>,
    _ progress: ComparisonProgress, by isBefore: (UInt32, UInt32) -> Bool
  ) -> ContiguousArray<UInt32> {
    var merged = ContiguousArray<UInt32>()
    merged.reserveCapacity(staying.count + placed.count)
    var rest = staying[...]
    for offset in placed {
      let place = rest.partitioningIndex { isBefore(offset, $0) }
      merged += rest[..<place]
      merged.append(offset)
      rest = rest[place...]
      guard progress.visit(1) else { return [] }
    }
    return merged + rest
  }
}
