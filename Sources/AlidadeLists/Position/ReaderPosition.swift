import AlidadeCore

/// The position of the reader in a list, and what the list has told about it.
@MainActor final class ReaderPosition {
  /// A Boolean value that is `true` if the end of the last row was visible after the last update.
  private(set) var isAtEnd = false
  private var newRowsBelow = 0
  private var toldRows: VisibleRows?
  /// The keys of the visible rows, and where they come from.
  private var visible: (rows: Range<Int>, revision: Int, keys: [ComponentKey]) = (0..<0, -1, [])
  /// The first row that the list has told of coming near to, and the last one.
  private var toldEnds: (first: ComponentKey?, last: ComponentKey?)

  /// Notes a scroll by the reader.
  func noteScroll(isAtEnd: Bool) { self.isAtEnd = isAtEnd }

  /// Notes changed rows.
  ///
  /// - Parameter visible: the former rows that were visible.
  func follow(_ change: ContentChange, visible: Range<Int>) {
    let map = change.rows.map
    guard !isAtEnd, !visible.isEmpty,
      let place = map.newOffset(nearestToOld: visible.upperBound - 1)
    else { return }
    for range in change.added.reversed() {
      if range.upperBound <= place { break }
      newRowsBelow += range.upperBound - max(range.lowerBound, place + 1)
    }
  }

  /// Notes the visible rows after an update, and returns the actions that the list owes its reader.
  ///
  /// - Parameters:
  ///   - isAtStart: `true` if the list is scrolled to its start.
  ///   - isAtEnd: `true` if the list is scrolled to its end.
  func update(
    _ visible: Range<Int>, of content: ListContent, isAtStart: Bool, isAtEnd: Bool,
    _ options: ListOptions
  ) -> [@MainActor () -> Void] {
    self.isAtEnd = isAtEnd
    newRowsBelow = isAtEnd ? 0 : min(newRowsBelow, content.count - visible.upperBound)
    var actions: [@MainActor () -> Void] = []
    if let action = options.visibleRowsDidChange {
      if self.visible.rows != visible || self.visible.revision != content.revision {
        self.visible = (visible, content.revision, visible.map(content.key))
      }
      let rows = VisibleRows(
        visible, of: content.count, keys: self.visible.keys, isAtStart: isAtStart,
        isAtEnd: isAtEnd, newRowsBelow: newRowsBelow)
      if rows != toldRows {
        toldRows = rows
        actions.append { action(rows) }
      }
    }
    if content.count == 0 { return actions }
    if let start = options.nearStart, visible.lowerBound <= start.distance {
      let first = content.key(of: content.sections?.element(from: 0) ?? 0)
      if first != toldEnds.first { actions.append(start.action) }
      toldEnds.first = first
    }
    if let end = options.nearEnd, content.count - visible.upperBound <= end.distance {
      let row = content.count - 1
      let last = content.key(of: content.sections?.element(upTo: row) ?? row)
      if last != toldEnds.last { actions.append(end.action) }
      toldEnds.last = last
    }
    return actions
  }
}
