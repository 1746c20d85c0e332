/// A hash table that finds positions by id, without holding ids.
///
/// Open addressing with linear probing. A slot holds 24 bits of the hash beside the position, so
/// that ids are compared almost only if they are equal. At most half of the slots are used.
@usableFromInline
struct IdentityTable: ~Copyable {
  /// For each slot, the tag in the high bits and the position plus one in the low bits; 0 if free.
  @usableFromInline let slots: UnsafeMutablePointer<UInt64>
  @usableFromInline let mask: Int
  /// For each position, the matched position plus one; 0 if there is none.
  @usableFromInline var matches: [Int]
  /// For each position, the next one with the same id; -1 at the end. Empty if there are none.
  @usableFromInline var following: [Int] = []
  /// Pairs of neighbors among the positions with the same id, at most ``Duplicate/defaultLimit``.
  @usableFromInline var duplicates: [(Int, Int)] = []

  @inlinable static var positionMask: UInt64 { (1 << 40) - 1 }

  @inlinable
  init(capacity: Int) {
    var size = 4
    while size < 2 * capacity { size *= 2 }
    slots = .allocate(capacity: size)
    slots.initialize(repeating: 0, count: size)
    mask = size - 1
    matches = [Int](repeating: 0, count: capacity)
  }

  @inlinable
  deinit { slots.deallocate() }

  /// Adds a position in front of the positions that have the same id.
  @inlinable
  mutating func insert(_ position: Int, hash: Int, isSameID: (Int) -> Bool) {
    let slot = slot(hash: hash, isSameID: isSameID)
    if slots[slot] != 0 {
      let next = Int(slots[slot] & IdentityTable.positionMask) - 1
      if following.isEmpty { following = [Int](repeating: -1, count: matches.count) }
      following[position] = next
      if duplicates.count < Duplicate.defaultLimit { duplicates.append((position, next)) }
    }
    slots[slot] = IdentityTable.tag(hash) | UInt64(truncatingIfNeeded: position + 1)
  }

  /// Matches a position of the other collection with the next one that has the same id.
  ///
  /// - Returns: An earlier matched position of the other collection with the same id.
  @inlinable
  mutating func match(_ other: Int, hash: Int, isSameID: (Int) -> Bool) -> Int? {
    let slot = slot(hash: hash, isSameID: isSameID)
    guard slots[slot] != 0 else { return nil }
    let first = Int(slots[slot] & IdentityTable.positionMask) - 1
    if matches[first] == 0 {
      matches[first] = other + 1
      return nil
    }
    if !following.isEmpty, following[first] >= 0 {
      let next = following[first]
      following[first] = following[next]
      matches[next] = other + 1
    }
    return matches[first] - 1
  }

  /// Returns the slot of an id, or the free slot where it belongs.
  @inlinable
  func slot(hash: Int, isSameID: (Int) -> Bool) -> Int {
    let tag = IdentityTable.tag(hash)
    var slot = hash & mask
    while slots[slot] != 0 {
      if slots[slot] & ~IdentityTable.positionMask == tag,
        isSameID(Int(slots[slot] & IdentityTable.positionMask) - 1)
      {
        break
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  @inlinable
  static func tag(_ hash: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: hash) & ~positionMask
  }

  /// Returns the matched offsets, ascending by old offset.
  @inlinable
  func pairs(oldOffsets: [Int], newOffsets: [Int]) -> [OffsetMap.Move] {
    var pairs: [OffsetMap.Move] = []
    for position in oldOffsets.indices where matches[position] != 0 {
      pairs.append(
        OffsetMap.Move(from: oldOffsets[position], to: newOffsets[matches[position] - 1]))
    }
    return pairs
  }
}
