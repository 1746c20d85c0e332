import AlidadeDiffing

/// The changes from the rows of one content to those of the next.
struct RowChanges: Sendable {
  /// The new offsets of the rows.
  let map: OffsetMap
  /// The new offsets of rows that stay but may have another component; `nil` if this applies to any
  /// row.
  let updated: Set<Int>?
  /// The new rows of elements that weren't there before, in ascending order; `nil` if it is unknown
  /// which of the inserted rows were only filtered out before.
  var added: [Range<Int>]?

  init(_ map: OffsetMap, updated: Set<Int>? = nil, added: [Range<Int>]? = nil) {
    self.map = map
    self.updated = updated
    self.added = added
  }

  /// The same changes, after which any row may have another component.
  var updatingAll: RowChanges { RowChanges(map, added: added) }

  /// The number of rows that were inserted or updated.
  var evaluationCount: Int { map.newCount - map.keptCount + (updated?.count ?? 0) }

  /// Visits the new rows in order.
  ///
  /// - Parameters:
  ///   - progress: the progress; if it is canceled, no more rows are evaluated, and the result is
  ///     obsolete.
  ///   - evaluate: called with each row that was added or updated.
  ///   - keep: called with the old offsets of neighbors that were neither.
  func forEachPart(
    _ progress: ComparisonProgress, evaluate: (Int) -> Void, keep: (Range<Int>) -> Void
  ) {
    func evaluateAll(_ offsets: Range<Int>) {
      for offset in offsets {
        guard progress.visit(1) else { return }
        evaluate(offset)
      }
    }
    var end = 0
    for piece in unchangedPieces(of: map.runsByNewOffset) {
      evaluateAll(end..<piece.newStart)
      keep(piece.old)
      end = piece.newStart + piece.old.count
    }
    evaluateAll(end..<map.newCount)
  }

  /// Returns the parts of runs that were not updated.
  ///
  /// - Parameter runs: the runs of the map.
  func unchangedPieces(of runs: [OffsetMap.Run]) -> [(old: Range<Int>, newStart: Int)] {
    let updated = (updated ?? []).sorted()
    var pieces: [(old: Range<Int>, newStart: Int)] = []
    for run in runs {
      var start = run.newStart
      let first = updated.partitioningIndex { $0 >= run.newStart }
      let distance = run.old.lowerBound - run.newStart
      for offset in updated[first...].prefix(while: { $0 < run.new.upperBound }) {
        if start < offset { pieces.append(((start + distance)..<(offset + distance), start)) }
        start = offset + 1
      }
      if start < run.new.upperBound {
        pieces.append(((start + distance)..<run.old.upperBound, start))
      }
    }
    return pieces
  }
}
