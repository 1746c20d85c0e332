import AlidadeDiffing
import AlidadeRender

/// A move of rows by the user, or a drop of content, that was reported to the application, and that
/// one of the list's next changes shows.
struct MoveByHand {
  /// The animation for lists that specify none.
  static let animation = Animation.spring
  /// The time within which the application is expected to show the move.
  static let patience = Duration.seconds(0.5)

  /// The maximum number of inserted rows that are searched for a row of another list; an insertion
  /// of more rows isn't a move by hand.
  private static let searchedRows = 1_000

  /// The time of the move.
  let time: Duration
  /// The position of a row that moves; `nil` if the rows come from another list, or content is
  /// inserted.
  var row: Int?
  /// The row that the user has released; `nil` if there was none under the pointer.
  let released: ReleasedRow?

  /// Returns `true` if a change shows the move.
  func isShown(by map: OffsetMap) -> Bool {
    guard let row else { return !map.insertedRanges.isEmpty }
    return map.newOffset(ofOld: row) == nil || map.changesOrder(ofOld: row)
  }

  /// Returns the new position of the row that the user has released; `nil` if there is none.
  ///
  /// - Complexity: O(inserted rows) for a row of another list.
  func releasedRow(after map: OffsetMap, in content: ListContent) -> Int? {
    guard let released else { return nil }
    if let row { return map.newOffset(ofOld: row) }
    return map.insertedRanges.lazy.joined().prefix(MoveByHand.searchedRows)
      .first { content.key(of: $0) == released.key }
  }
}

extension OffsetMap {
  /// Returns `true` if the kept element at an old offset has passed an element next to its run.
  fileprivate func changesOrder(ofOld offset: Int) -> Bool {
    let position = runs.partitioningIndex { $0.old.upperBound > offset }
    guard position < runs.count, runs[position].old.contains(offset) else { return false }
    let start = runs[position].newStart
    if position > 0, runs[position - 1].newStart > start { return true }
    return position + 1 < runs.count && runs[position + 1].newStart < start
  }
}
