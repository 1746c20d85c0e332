/// A hash table that finds elements of a collection by id, without containing ids.
///
/// The table uses open addressing with linear probing. A slot contains 24 bits of the hash in
/// addition to the position of an entry, so that ids are rarely compared unless they are equal. At
/// most half of the slots are used. The working set is small, because most of the time is spent on
/// cache misses.
@usableFromInline
struct IdentityTable: ~Copyable {
  /// An element of the old collection, with the matching element of the new one.
  @usableFromInline
  struct Entry {
    @usableFromInline let oldOffset: Int
    /// The offset in the new collection; -1 if there is no match.
    @usableFromInline var newOffset = -1

    @inlinable
    init(oldOffset: Int) { self.oldOffset = oldOffset }
  }

  /// For each slot, the tag in the high bits and the position plus one in the low bits; 0 if free.
  @usableFromInline let slots: UnsafeMutablePointer<UInt64>
  @usableFromInline let mask: Int
  @usableFromInline var entries: [Entry]
  /// For each entry, the position of the next one with the same id, or -1 at the end.
  ///
  /// Empty if ids are unique.
  @usableFromInline var following: [Int] = []
  /// Pairs of offsets of neighbors with the same id, at most ``Duplicate/defaultLimit``.
  @usableFromInline var duplicates: [(Int, Int)] = []

  @inlinable static var positionMask: UInt64 { (1 << 40) - 1 }

  /// Creates a table with an entry for each offset; they can be found after they are inserted.
  @inlinable
  init(oldOffsets: [Int]) {
    var size = 4
    while size < 2 * oldOffsets.count { size *= 2 }
    slots = .allocate(capacity: size)
    slots.initialize(repeating: 0, count: size)
    mask = size - 1
    entries = oldOffsets.map { Entry(oldOffset: $0) }
  }

  @inlinable
  deinit { slots.deallocate() }

  /// Inserts an entry in front of those that have the same id.
  ///
  /// - Parameter isSameID: Compares the id with that of an element of the old collection.
  @inlinable
  mutating func insert(_ position: Int, hash: Int, isSameID: (Int) -> Bool) {
    let slot = slot(hash: hash, isSameID: isSameID)
    if let next = entryPosition(inSlot: slot) {
      if following.isEmpty { following = [Int](repeating: -1, count: entries.count) }
      following[position] = next
      if duplicates.count < Duplicate.defaultLimit {
        duplicates.append((entries[position].oldOffset, entries[next].oldOffset))
      }
    }
    slots[slot] = IdentityTable.tag(hash) | UInt64(truncatingIfNeeded: position + 1)
  }

  /// Matches an element of the new collection with the first remaining entry of the same id.
  ///
  /// - Returns: The offset of an earlier element of the new collection with the same id.
  @inlinable
  mutating func match(_ newOffset: Int, hash: Int, isSameID: (Int) -> Bool) -> Int? {
    guard let first = entryPosition(inSlot: slot(hash: hash, isSameID: isSameID)) else {
      return nil
    }
    let earlier = entries[first].newOffset
    if earlier < 0 {
      entries[first].newOffset = newOffset
      return nil
    }
    if !following.isEmpty, following[first] >= 0 {
      let next = following[first]
      following[first] = following[next]
      entries[next].newOffset = newOffset
    }
    return earlier
  }

  /// Returns the slot of an id, or the free slot where it belongs.
  @inlinable
  func slot(hash: Int, isSameID: (Int) -> Bool) -> Int {
    let tag = IdentityTable.tag(hash)
    var slot = hash & mask
    while let position = entryPosition(inSlot: slot) {
      let isSameTag = slots[slot] & ~IdentityTable.positionMask == tag
      if isSameTag, isSameID(entries[position].oldOffset) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  @inlinable
  func entryPosition(inSlot slot: Int) -> Int? {
    slots[slot] == 0 ? nil : Int(slots[slot] & IdentityTable.positionMask) - 1
  }

  @inlinable
  static func tag(_ hash: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: hash) & ~positionMask
  }

  /// The matched offsets, ascending by old offset.
  @inlinable
  var pairs: [OffsetMap.Move] {
    var pairs: [OffsetMap.Move] = []
    pairs.reserveCapacity(entries.count)
    for entry in entries where entry.newOffset >= 0 {
      pairs.append(OffsetMap.Move(from: entry.oldOffset, to: entry.newOffset))
    }
    return pairs
  }
}
