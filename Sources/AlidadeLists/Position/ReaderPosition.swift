import AlidadeCore

/// The scroll position in a list, and the related events that the list has reported.
@MainActor final class ReaderPosition {
  /// A Boolean value that is `true` if the end of the last row was visible after the last update.
  private(set) var isAtEnd = false
  /// The reports of the list, now and when it was shown before.
  private let history: ReaderHistory
  /// The rows that are new to the user.
  private(set) var unseen = UnseenRows()
  private var reportedRows: VisibleRows?
  /// The `visibleRowsID` that was last reported; `nil` if none was.
  private var reportedID: ComponentKey?
  /// The keys of the visible rows, and the content that they come from.
  private var visible: (rows: Range<Int>, revision: Int, keys: [ComponentKey]) = (0..<0, -1, [])

  init(_ history: ReaderHistory) {
    self.history = history
    // A list that is shown again is approached again.
    history.starts.forgetFailures()
    history.ends.forgetFailures()
  }

  /// A Boolean value that is `true` if the list has shown rows.
  var hasSeenRows: Bool { history.hasSeenRows }

  /// Records a scroll by the user.
  func noteScroll(isAtEnd: Bool) { self.isAtEnd = isAtEnd }

  /// Updates the record after the rows have changed.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - previous: the former content.
  func follow(_ change: ContentChange, from previous: ListContent) {
    guard let next = change.unseen else {
      // The application hasn't requested new rows so far.
      unseen = UnseenRows()
      return
    }
    // The result of the comparison doesn't include what the user has seen in the meantime.
    unseen =
      next.version == unseen.version
      ? next : unseen.following(change.rows, from: previous, to: change.source.content)
    // A list without room has no visible rows, but the user has seen some.
    let isFirst = previous.count == 0 || !hasSeenRows
    if isFirst || change.rows.map.keptCount == 0 { unseen.noteAllSeen() }
  }

  /// Records the visible rows after an update, and returns the actions that are due.
  ///
  /// - Parameters:
  ///   - isAtStart: `true` if the list is scrolled to its start.
  ///   - isAtEnd: `true` if the list is scrolled to its end.
  ///   - isUpToDate: `true` if the list shows all known changes.
  func update(
    _ visible: Range<Int>, of content: ListContent, isAtStart: Bool, isAtEnd: Bool,
    _ options: ListOptions, isUpToDate: @autoclosure @MainActor () -> Bool
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
      if rows != reportedRows || options.visibleRowsID != reportedID {
        (reportedRows, reportedID) = (rows, options.visibleRowsID)
        actions.append { action(rows) }
      }
    }
    if content.count == 0 { return actions }
    history.hasSeenRows = true
    func update(_ ends: ReportedEnds, _ approach: ListOptions.Approach, row: Int, distance: Int) {
      let key = content.key(of: row)
      let isReported = ends.update(
        key, rowCount: content.count, elementCount: content.rows.comparisonCost,
        isNear: distance <= approach.distance, isUpToDate: isUpToDate())
      if isReported { actions.append { [history] in history.notify(approach, of: key, in: ends) } }
    }
    // Without elements, there is no end: headers may be shown while the elements are loaded.
    if let start = options.nearStart, let row = content.firstElement {
      update(history.starts, start, row: row, distance: visible.lowerBound)
    }
    if let end = options.nearEnd, let row = content.lastElement {
      update(history.ends, end, row: row, distance: content.count - visible.upperBound)
    }
    return actions
  }
}
