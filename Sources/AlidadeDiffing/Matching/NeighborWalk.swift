/// A simultaneous walk through two collections that matches elements as long as they are in order.
@usableFromInline
struct NeighborWalk {
  /// The runs found so far.
  @usableFromInline var runs = RunBuilder()
  /// The old offsets of elements without a match, ascending.
  @usableFromInline var passedOld: [Int] = []
  /// The new offsets of elements without a match, ascending.
  @usableFromInline var passedNew: [Int] = []

  @usableFromInline var old: Range<Int>
  @usableFromInline var new: Range<Int>
  /// The number of comparisons that searches may still use.
  @usableFromInline var budget: Int
  /// The number of comparisons below which an unsuccessful search is inconclusive.
  @usableFromInline let shortBudget: Int

  /// The distance within which all pairs of offsets are compared.
  @inlinable static var neighborhood: Int { 4 }

  @inlinable
  init(old: Range<Int>, new: Range<Int>) {
    self.old = old
    self.new = new
    budget = old.count + new.count
    shortBudget = budget / 64
  }

  /// The maximum number of elements that are compared before the walk checks whether it is
  /// canceled.
  @inlinable static var stride: Int { 4096 }

  /// Walks until one collection ends or the budget is spent.
  ///
  /// - Parameters:
  ///   - isMatch: Compares an old with a new element, given by their offsets.
  ///   - isCanceled: Returns `true` to end early; the matches found so far are then useless.
  @inlinable
  mutating func run(isMatch: (Int, Int) -> Bool, isCanceled: () -> Bool) {
    var searches = 0
    while !old.isEmpty, !new.isEmpty, budget > 0 {
      let count = matchingCount(isMatch: isMatch)
      runs.append(old: old.lowerBound, new: new.lowerBound, count: count)
      old = (old.lowerBound + count)..<old.upperBound
      new = (new.lowerBound + count)..<new.upperBound
      if old.isEmpty || new.isEmpty { break }
      if count == NeighborWalk.stride {
        if isCanceled() { return }
        continue
      }
      searches += 1
      if searches & 15 == 0, isCanceled() { return }
      let match = nearMatch(isMatch: isMatch) ?? farMatch(isMatch: isMatch, isCanceled)
      // The last searches are too short to conclude that an element has no match.
      if match == nil, budget < shortBudget { break }
      let (oldDistance, newDistance) = match ?? distancesWithoutMatch
      pass(old: oldDistance, new: newDistance)
    }
    let (oldDistance, newDistance) = old.count > new.count ? (1, 0) : (0, 1)
    repeat {
      if isCanceled() { return }
    } while passUntilMatches(
      oldDistance: oldDistance, newDistance: newDistance, isMatch: isMatch)
    pass(old: old.count, new: new.count)
  }

  /// The distances to skip if nothing matches.
  ///
  /// If most elements of the longer collection have no match, only that collection is advanced, so
  /// that elements of the shorter one aren't skipped.
  @inlinable
  var distancesWithoutMatch: (Int, Int) {
    if old.count > 2 * new.count { return (1, 0) }
    return new.count > 2 * old.count ? (0, 1) : (1, 1)
  }

  /// Matches the remaining elements by skipping only elements of the longer collection.
  ///
  /// This finds all elements of the shorter one if elements were filtered, or a filter was removed,
  /// at one comparison each. It ends as soon as the longer collection has too few elements left.
  ///
  /// - Returns: `true` if it has only paused.
  @inlinable
  mutating func passUntilMatches(
    oldDistance: Int, newDistance: Int, isMatch: (Int, Int) -> Bool
  ) -> Bool {
    for _ in 0..<NeighborWalk.stride {
      if old.isEmpty || new.isEmpty { return false }
      if isMatch(old.lowerBound, new.lowerBound) {
        runs.append(old: old.lowerBound, new: new.lowerBound, count: 1)
        old = (old.lowerBound + 1)..<old.upperBound
        new = (new.lowerBound + 1)..<new.upperBound
      } else if old.count != new.count {
        pass(old: oldDistance, new: newDistance)
      } else {
        return false
      }
    }
    return true
  }

  /// Returns the number of elements from here that match in order; at most ``stride``.
  @inlinable
  func matchingCount(isMatch: (Int, Int) -> Bool) -> Int {
    let limit = min(old.count, new.count, NeighborWalk.stride)
    var count = 0
    while count < limit, isMatch(old.lowerBound + count, new.lowerBound + count) { count += 1 }
    return count
  }

  /// Returns the distances to the nearest match in the neighborhood.
  @inlinable
  mutating func nearMatch(isMatch: (Int, Int) -> Bool) -> (Int, Int)? {
    for sum in 1...NeighborWalk.neighborhood {
      for oldDistance in 0...sum {
        if compare(oldDistance, sum - oldDistance, isMatch) {
          return (oldDistance, sum - oldDistance)
        }
      }
    }
    return nil
  }

  /// Returns the distances to the end of a long removal, insertion or replacement.
  ///
  /// A search takes at most half of the budget, so that one element without a match doesn't end
  /// the walk.
  @inlinable
  mutating func farMatch(
    isMatch: (Int, Int) -> Bool, _ isCanceled: () -> Bool
  ) -> (Int, Int)? {
    let end = min(max(old.count, new.count), budget / 6)
    var distance = NeighborWalk.neighborhood / 2 + 1
    while distance < end {
      if distance & 255 == 0, isCanceled() { return nil }
      if compare(distance, 0, isMatch) { return (distance, 0) }
      if compare(0, distance, isMatch) { return (0, distance) }
      if compare(distance, distance, isMatch) { return (distance, distance) }
      distance += 1
    }
    return nil
  }

  @inlinable
  mutating func compare(
    _ oldDistance: Int, _ newDistance: Int, _ isMatch: (Int, Int) -> Bool
  ) -> Bool {
    budget -= 1
    return oldDistance < old.count && newDistance < new.count
      && isMatch(old.lowerBound + oldDistance, new.lowerBound + newDistance)
  }

  /// Skips elements that have no match yet.
  @inlinable
  mutating func pass(old oldDistance: Int, new newDistance: Int) {
    let oldEnd = old.lowerBound + oldDistance
    let newEnd = new.lowerBound + newDistance
    passedOld.append(contentsOf: old.lowerBound..<oldEnd)
    passedNew.append(contentsOf: new.lowerBound..<newEnd)
    old = oldEnd..<old.upperBound
    new = newEnd..<new.upperBound
  }
}
