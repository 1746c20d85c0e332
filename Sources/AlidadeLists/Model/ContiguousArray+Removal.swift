extension ContiguousArray {
  /// Removes the elements at ascending offsets.
  ///
  /// - Complexity: O(elements).
  mutating func remove(at offsets: [Int]) {
    var remaining = ContiguousArray()
    remaining.reserveCapacity(count - offsets.count)
    var start = 0
    for offset in offsets {
      remaining += self[start..<offset]
      start = offset + 1
    }
    remaining += self[start...]
    self = remaining
  }
}
