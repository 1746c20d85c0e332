/// A way in which a collection changes.
enum Scenario: String, CaseIterable {
  case appended = "1 % appended"
  case inserted = "1 % inserted at random"
  case removed = "1 % removed at random"
  case edited = "1 % inserted, 1 % removed"
  case moved = "10 moved"
  case window = "3000 prepended, 3 appended"
  case reversed = "reversed"
  case shuffled = "shuffled"
  case replaced = "everything replaced"
  case filtered = "filtered to a seventh"

  /// Returns the new ids for the old ids `0..<count`.
  func ids(count: Int) -> [Int] {
    var random = SeededGenerator(seed: 42)
    var ids = Array(0..<count)
    let changes = max(1, count / 100)
    switch self {
    case .appended:
      ids += count..<(count + changes)
    case .inserted:
      ids = inserting(changes, into: ids, using: &random)
    case .removed:
      ids = removing(changes, from: ids, using: &random)
    case .edited:
      ids = inserting(
        changes, into: removing(changes, from: ids, using: &random), using: &random)
    case .moved:
      for _ in 0..<10 {
        let id = ids.remove(at: Int.random(in: 0..<count, using: &random))
        ids.insert(id, at: Int.random(in: 0..<count, using: &random))
      }
    case .window:
      ids = Array((count + 3)..<(count + 3003)) + ids + Array(count..<(count + 3))
    case .reversed:
      ids.reverse()
    case .shuffled:
      ids.shuffle(using: &random)
    case .replaced:
      ids = Array(count..<(2 * count))
    case .filtered:
      ids.removeAll { !$0.isMultiple(of: 7) }
    }
    return ids
  }

  /// Returns the number of removals and insertions if moves count as both.
  func distance(count: Int) -> Int {
    switch self {
    case .appended, .inserted, .removed: max(1, count / 100)
    case .edited: 2 * max(1, count / 100)
    case .moved: 20
    case .window: 3003
    case .reversed, .shuffled, .replaced: 2 * count
    case .filtered: count - (count + 6) / 7
    }
  }

  private func inserting(
    _ changes: Int, into ids: [Int], using random: inout SeededGenerator
  ) -> [Int] {
    var insertions = [Int](repeating: 0, count: ids.count + 1)
    for _ in 0..<changes { insertions[Int.random(in: 0...ids.count, using: &random)] += 1 }
    var result: [Int] = []
    var next = 2 * ids.count + changes
    for (offset, count) in insertions.enumerated() {
      for _ in 0..<count {
        result.append(next)
        next += 1
      }
      if offset < ids.count { result.append(ids[offset]) }
    }
    return result
  }

  private func removing(
    _ changes: Int, from ids: [Int], using random: inout SeededGenerator
  ) -> [Int] {
    var removed = Set<Int>()
    while removed.count < changes { removed.insert(Int.random(in: 0..<ids.count, using: &random)) }
    return ids.filter { !removed.contains($0) }
  }
}

/// A generator of random numbers with a seed: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
