import AlidadeCore
import AlidadeDiffing
import AlidadeRender

/// A move of rows by the user, or a drop of content, that was reported to the application, and that
/// one of the list's next changes shows.
struct MoveByHand {
  /// The animation for lists that specify none.
  static let animation = Animation.spring
  /// The time within which the application is expected to show the move.
  static let patience = Duration.seconds(0.5)

  /// The maximum number of inserted rows that are searched for a row of another list, because an
  /// insertion of more rows isn't a move by hand, and of rows above the visible part that are
  /// searched for one that doesn't move.
  private static let searchedRows = 1_000

  /// The time of the move.
  let time: Duration
  /// The rows that move, in a tree without the rows inside them; none for content.
  let keys: Set<ComponentKey>
  /// The position of a row that moves; `nil` if the rows come from another list, or content is
  /// inserted.
  var row: Int?
  /// The row that the user has released; `nil` if there was none under the pointer.
  let released: ReleasedRow?
  /// The place to which the rows move, or at which content is inserted; `nil` for rows that move to
  /// another list.
  var destination: RowDestination?

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

  /// Returns the new position of the row at the top of the visible part, if the list isn't scrolled
  /// along with rows that move.
  ///
  /// If the topmost row moves down or out of the list, the row below moves up. Rows that are dropped
  /// directly above the topmost row are visible, and a topmost row that moves up stays visible.
  ///
  /// - Parameters:
  ///   - top: the former topmost row.
  ///   - map: the new positions of the rows.
  ///   - previous: the former content.
  ///   - content: the new content.
  /// - Returns: `nil` if there is no such row, if the rows aren't where the user has moved them, or
  ///   if too many rows above the topmost one move.
  /// - Complexity: O(*m* · log *n*), where *m* is the number of moved rows directly above, and *n*
  ///   is that of moves.
  func rowAtTop(
    formerly top: Int, after map: OffsetMap, from previous: ListContent, to content: ListContent
  ) -> Int? {
    guard isAtDestination(map, in: content) else { return nil }
    var next: Int?
    for row in (max(0, top - MoveByHand.searchedRows)..<top).reversed() {
      guard let place = map.newOffset(ofOld: row), !moves(row, in: previous) else { continue }
      next = place + 1
      break
    }
    if next == nil, top <= MoveByHand.searchedRows { next = 0 }
    guard let next, next < content.count else { return nil }
    guard let place = map.newOffset(ofOld: top) else { return next }
    if place <= next || moves(top, in: previous) { return min(place, next) }
    // Other rows that the application inserts at the same time appear above.
    guard keys.isEmpty, let destination else { return moves(next, in: content) ? next : place }
    let isDropped =
      map.oldOffset(ofNew: next) == nil
      && isAbove(top, in: previous, destination, of: next, in: content)
    return isDropped ? next : place
  }

  /// Returns `true` unless rows of the list aren't where the user has moved them, because a change
  /// of the application is mistaken for the move.
  ///
  /// - Complexity: O(moved rows), limited.
  private func isAtDestination(_ map: OffsetMap, in content: ListContent) -> Bool {
    guard let destination, let row else { return true }
    guard var next = map.newOffset(ofOld: row) else { return false }
    var previous = next
    let limit = (next - MoveByHand.searchedRows)...(next + MoveByHand.searchedRows)
    repeat { next += 1 } while next < content.count && limit ~= next && moves(next, in: content)
    if let key = destination.next { return next < content.count && content.key(of: next) == key }
    repeat {
      previous -= 1
    } while previous >= 0 && limit ~= previous && moves(previous, in: content)
    guard let key = destination.previous else { return true }
    return previous >= 0 && content.key(of: previous) == key
  }

  /// Returns `true` if a destination is directly above a row.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - previous: the content before the insertion.
  ///   - destination: the destination.
  ///   - inserted: a row that may have been inserted at the destination.
  ///   - content: the content after the insertion.
  private func isAbove(
    _ row: Int, in previous: ListContent, _ destination: RowDestination, of inserted: Int,
    in content: ListContent
  ) -> Bool {
    if let next = destination.next { return next == previous.key(of: row) }
    if let former = destination.previous { return row > 0 && former == previous.key(of: row - 1) }
    // It is the end of a node, or a section without elements.
    if let parent = destination.parent {
      return content.parentNode(of: inserted).map(content.key(of:)) == parent
    }
    let section = content.sections?.section(of: inserted)
    return destination.section != nil
      && section.flatMap(content.key(ofSection:)) == destination.section
  }

  /// Returns `true` for a row that moves, and for a row inside a node that moves.
  ///
  /// - Complexity: O(levels).
  private func moves(_ row: Int, in content: ListContent) -> Bool {
    var candidate: Int? = row
    while let node = candidate {
      if keys.contains(content.key(of: node)) { return true }
      candidate = content.parentNode(of: node)
    }
    return false
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
