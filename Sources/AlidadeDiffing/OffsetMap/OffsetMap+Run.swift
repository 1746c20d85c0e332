extension OffsetMap {
  /// Elements that are next to each other, in the same order, in both collections.
  public struct Run: Hashable, Sendable {
    /// The offsets in the old collection; never empty.
    public let old: Range<Int>
    /// The offset of the first element in the new collection.
    public let newStart: Int

    @inlinable
    init(old: Range<Int>, newStart: Int) {
      self.old = old
      self.newStart = newStart
    }

    /// The offsets in the new collection.
    @inlinable
    public var new: Range<Int> { newStart..<(newStart + old.count) }

    /// The number of elements.
    @inlinable
    public var count: Int { old.count }
  }

  /// The old and the new offset of an element that moved.
  public struct Move: Hashable, Sendable {
    /// The offset in the old collection.
    public let oldOffset: Int
    /// The offset in the new collection.
    public let newOffset: Int

    /// Creates a move between two offsets.
    @inlinable
    public init(from oldOffset: Int, to newOffset: Int) {
      self.oldOffset = oldOffset
      self.newOffset = newOffset
    }
  }
}
