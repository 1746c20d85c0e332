/// An algorithm that finds the elements of two collections that have the same id.
///
/// 1. The common prefix and suffix are matched.
/// 2. The rest is walked in both collections simultaneously. Where the ids differ, the walk looks
///    for the nearest offsets at which they agree again, and skips the elements before them. The
///    effort for searches is limited to a constant per element, after which the walk skips only
///    elements of the longer collection.
/// 3. Only the skipped elements are matched with a table of hashed ids.
///
/// The third step is the symbol table of Heckel 1978, "A Technique for Isolating Differences
/// Between Files", Communications of the ACM 21(4). The first two correspond to his last passes:
/// they match elements by their neighbors. Doing this first avoids hashing. Because equal ids are
/// the condition in every step, the steps agree on the result whenever ids are unique.
@usableFromInline
enum IdentityMatching {
  /// Returns the offsets of the elements of `old` in `new`; `nil` if the comparison is canceled.
  ///
  /// - Complexity: O(n) on average, for hash functions that distribute well.
  @inlinable
  static func offsetMap<Element, ID: Hashable>(
    from old: UnsafeBufferPointer<Element>, to new: UnsafeBufferPointer<Element>,
    id: (Element) -> ID, isCanceled: () -> Bool
  ) -> OffsetMap? {
    let shortest = min(old.count, new.count)
    let prefix = matchingPrefix(old, new, limit: shortest, id: id, isCanceled)
    let suffix = matchingSuffix(old, new, limit: shortest - prefix, id: id, isCanceled)
    if isCanceled() { return nil }
    var builder = RunBuilder()
    var duplicates: [Duplicate] = []
    builder.append(old: 0, new: 0, count: prefix)
    if prefix + suffix < shortest {
      var walk = NeighborWalk(
        old: prefix..<(old.count - suffix), new: prefix..<(new.count - suffix))
      walk.run(isMatch: { id(old[$0]) == id(new[$1]) }, isCanceled: isCanceled)
      if isCanceled() { return nil }
      let pairs = HashedMatching.pairs(
        from: old, at: walk.passedOld, to: new, at: walk.passedNew, id: id,
        duplicates: &duplicates, isCanceled: isCanceled)
      guard let pairs else { return nil }
      builder.append(walk.runs.finish(), mergedWith: pairs)
    }
    builder.append(old: old.count - suffix, new: new.count - suffix, count: suffix)
    return OffsetMap(
      oldCount: old.count, newCount: new.count, runs: builder.finish(), duplicates: duplicates)
  }

  @inlinable
  static func matchingPrefix<Element, ID: Hashable>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, limit: Int,
    id: (Element) -> ID, _ isCanceled: () -> Bool
  ) -> Int {
    guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return 0 }
    return MatchingBlocks.matchingCount(limit: limit) {
      MatchingBlocks.areSame(oldStart + $0, newStart + $0, id: id)
    } isMatch: {
      id(old[$0]) == id(new[$0])
    } isCanceled: {
      isCanceled()
    }
  }

  @inlinable
  static func matchingSuffix<Element, ID: Hashable>(
    _ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>, limit: Int,
    id: (Element) -> ID, _ isCanceled: () -> Bool
  ) -> Int {
    guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return 0 }
    let oldEnd = oldStart + (old.count - MatchingBlocks.length)
    let newEnd = newStart + (new.count - MatchingBlocks.length)
    return MatchingBlocks.matchingCount(limit: limit) {
      MatchingBlocks.areSame(oldEnd - $0, newEnd - $0, id: id)
    } isMatch: {
      id(old[old.count - 1 - $0]) == id(new[new.count - 1 - $0])
    } isCanceled: {
      isCanceled()
    }
  }

  /// Calls a closure with the elements of a collection in contiguous storage.
  @inlinable
  static func withStorage<Elements: Collection, Result>(
    of elements: Elements, _ body: (UnsafeBufferPointer<Elements.Element>) -> Result
  ) -> Result {
    if let result = elements.withContiguousStorageIfAvailable({ body($0) }) { return result }
    return ContiguousArray(elements).withUnsafeBufferPointer { body($0) }
  }
}

extension RunBuilder {
  /// Adds runs and single pairs of offsets, both ascending by old offset.
  @usableFromInline
  mutating func append(_ runs: [OffsetMap.Run], mergedWith pairs: [OffsetMap.Move]) {
    var next = 0
    for run in runs {
      while next < pairs.count, pairs[next].oldOffset < run.old.lowerBound {
        append(old: pairs[next].oldOffset, new: pairs[next].newOffset, count: 1)
        next += 1
      }
      append(old: run.old.lowerBound, new: run.newStart, count: run.count)
    }
    for pair in pairs[next...] { append(old: pair.oldOffset, new: pair.newOffset, count: 1) }
  }
}
