extension OffsetMap {
  /// Creates a map from pieces of the old collection that don't overlap.
  ///
  /// - Parameters:
  ///   - oldCount: The number of elements in the old collection.
  ///   - newCount: The number of elements in the new collection.
  ///   - pieces: The offsets of each piece in the old collection, and the offset of its first
  ///     element in the new one; in any order.
  /// - Complexity: O(n log n) in the number of pieces.
  package init(oldCount: Int, newCount: Int, pieces: [(old: Range<Int>, newStart: Int)]) {
    self.init(
      oldCount: oldCount, newCount: newCount,
      runs: RunBuilder.runs(of: pieces.map { Run(old: $0.old, newStart: $0.newStart) }))
  }
}
