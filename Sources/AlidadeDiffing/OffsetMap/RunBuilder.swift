/// A builder that collects maximal runs from pairs of offsets that ascend in the old collection.
@usableFromInline
struct RunBuilder {
  @usableFromInline var closedRuns: [OffsetMap.Run] = []
  @usableFromInline var oldStart = 0
  @usableFromInline var newStart = 0
  @usableFromInline var length = 0

  @inlinable
  init() {}

  /// Adds a run that follows all others in the old collection; an empty run is ignored.
  @inlinable
  mutating func append(old: Int, new: Int, count: Int) {
    if count == 0 { return }
    if old == oldStart + length, new == newStart + length {
      length += count
      return
    }
    close()
    oldStart = old
    newStart = new
    length = count
  }

  @inlinable
  mutating func close() {
    if length == 0 { return }
    closedRuns.append(OffsetMap.Run(old: oldStart..<(oldStart + length), newStart: newStart))
    length = 0
  }

  /// Returns the runs and starts over.
  @inlinable
  mutating func finish() -> [OffsetMap.Run] {
    close()
    let runs = closedRuns
    self = RunBuilder()
    return runs
  }

  /// Returns the maximal runs made of pieces in any order.
  ///
  /// - Complexity: O(n log n).
  static func runs(of pieces: [OffsetMap.Run]) -> [OffsetMap.Run] {
    var builder = RunBuilder()
    for piece in pieces.sorted(by: { $0.old.lowerBound < $1.old.lowerBound }) {
      builder.append(old: piece.old.lowerBound, new: piece.newStart, count: piece.count)
    }
    return builder.finish()
  }
}
