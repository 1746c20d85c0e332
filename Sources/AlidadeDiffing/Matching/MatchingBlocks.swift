/// Two sequences that are compared in blocks of neighboring elements.
///
/// A new model is often a copy of the previous one with a few changes, so most blocks have the same
/// bytes. They are compared at the speed of memory, whatever the id of the elements is.
@usableFromInline
enum MatchingBlocks {
  /// The number of elements in a block; a multiple of eight, so that a block consists of whole
  /// words.
  @inlinable static var length: Int { 64 }

  /// Returns the number of elements from one end that match.
  ///
  /// - Parameters:
  ///   - limit: the maximum number.
  ///   - isSame: returns `true` if a block matches, given the distance of its first element from
  ///     the end; `false` if it may still match.
  ///   - isMatch: returns `true` if the elements at a distance from the end match.
  ///   - isCanceled: returns `true` to end early.
  @inlinable
  static func matchingCount(
    limit: Int, isSame: (Int) -> Bool, isMatch: (Int) -> Bool, isCanceled: () -> Bool
  ) -> Int {
    var count = 0
    while count < limit {
      if count & (16 * length - 1) == 0, isCanceled() { break }
      let end = min(count + length, limit)
      if end - count == length, isSame(count) {
        count = end
        continue
      }
      while count < end, isMatch(count) { count += 1 }
      if count < end { break }
    }
    return count
  }

  /// Returns `true` if the elements of two blocks have the same bytes, and ids that are equal to
  /// themselves.
  @inlinable
  static func areSame<Element, ID: Hashable>(
    _ old: UnsafePointer<Element>, _ new: UnsafePointer<Element>, id: (Element) -> ID
  ) -> Bool {
    let (oldBytes, newBytes) = (UnsafeRawPointer(old), UnsafeRawPointer(new))
    // Proof: the words of a block are within its memory, and loads needn't be aligned. Bytes that
    // belong to no property can only make equal elements look different.
    var difference: UInt64 = 0
    for word in 0..<(length / 8 * MemoryLayout<Element>.stride) {
      difference |=
        oldBytes.loadUnaligned(fromByteOffset: 8 * word, as: UInt64.self)
        ^ newBytes.loadUnaligned(fromByteOffset: 8 * word, as: UInt64.self)
    }
    return difference == 0 && (0..<length).allSatisfy { id(old[$0]) == id(old[$0]) }
  }
}
