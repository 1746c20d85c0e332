import AlidadeCore

/// The scroll position in a list, and the related events that the list has reported.
@MainActor final class ReaderPosition {
  /// A Boolean value that is `true` if the end of the last row was visible after the last update.
  private(set) var isAtEnd = false
  /// A Boolean value that is `true` if the list has shown rows.
  private(set) var hasSeenRows = false
  /// The rows that are new to the user.
  private(set) var unseen = UnseenRows()
  private var reportedRows: VisibleRows?
  /// The keys of the visible rows, and the content that they come from.
  private var visible: (rows: Range<Int>, revision: Int, keys: [ComponentKey]) = (0..<0, -1, [])
  /// The first and last rows for which the list has reported that the user scrolled near them.
  private var reportedEnds: (first: ComponentKey?, last: ComponentKey?)

  /// Records a scroll by the user.
  func noteScroll(isAtEnd: Bool) { self.isAtEnd = isAtEnd }

  /// Updates the record after the rows have changed.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - previous: the former content.
  ///   - visible: the former rows that were visible.
  func follow(_ change: ContentChange, from previous: ListContent, visible: Range<Int>) {
    guard let next = change.unseen else {
      // The application hasn't requested new rows so far.
      unseen = UnseenRows()
      return
    }
    // The result of the comparison doesn't include what the user has seen in the meantime.
    unseen =
      next.version == unseen.version
      ? next : unseen.following(change.rows, from: previous, to: change.source.content)
    if visible.isEmpty || change.rows.map.keptCount == 0 { unseen.noteAllSeen() }
  }

  /// Records the visible rows after an update, and returns the actions that are due.
  ///
  /// - Parameters:
  ///   - isAtStart: `true` if the list is scrolled to its start.
  ///   - isAtEnd: `true` if the list is scrolled to its end.
  func update(
    _ visible: Range<Int>, of content: ListContent, isAtStart: Bool, isAtEnd: Bool,
    _ options: ListOptions
  ) -> [@MainActor () -> Void] {
    self.isAtEnd = isAtEnd
    if isAtEnd { unseen.noteAllSeen() } else { unseen.noteSeen(before: visible.upperBound) }
    var actions: [@MainActor () -> Void] = []
    if let action = options.visibleRowsDidChange {
      if self.visible.rows != visible || self.visible.revision != content.revision {
        self.visible = (visible, content.revision, visible.map(content.key))
      }
      let rows = VisibleRows(
        visible, of: content.count, keys: self.visible.keys, isAtStart: isAtStart,
        isAtEnd: isAtEnd, newRowsBelow: unseen.rows.count(from: visible.upperBound))
      if rows != reportedRows {
        reportedRows = rows
        actions.append { action(rows) }
      }
    }
    if content.count == 0 { return actions }
    hasSeenRows = true
    if let start = options.nearStart, visible.lowerBound <= start.distance {
      let first = content.key(of: content.sections?.element(from: 0) ?? 0)
      if first != reportedEnds.first { actions.append { start.action(first) } }
      reportedEnds.first = first
    }
    if let end = options.nearEnd, content.count - visible.upperBound <= end.distance {
      let row = content.count - 1
      let last = content.key(of: content.sections?.element(upTo: row) ?? row)
      if last != reportedEnds.last { actions.append { end.action(last) } }
      reportedEnds.last = last
    }
    return actions
  }
}
