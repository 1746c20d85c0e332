import AlidadeCore

/// The position of the reader in a list, and what the list has told about it.
@MainActor final class ReaderPosition {
  /// A Boolean value that is `true` if the end of the last row was visible after the last update.
  private(set) var isAtEnd = false
  /// The rows that are new to the reader.
  private(set) var news = ListNews()
  private var toldRows: VisibleRows?
  /// The keys of the visible rows, and where they come from.
  private var visible: (rows: Range<Int>, revision: Int, keys: [ComponentKey]) = (0..<0, -1, [])
  /// The first row that the list has told of coming near to, and the last one.
  private var toldEnds: (first: ComponentKey?, last: ComponentKey?)

  /// Notes a scroll by the reader.
  func noteScroll(isAtEnd: Bool) { self.isAtEnd = isAtEnd }

  /// Notes changed rows.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - former: the former content.
  ///   - visible: the former rows that were visible.
  func follow(_ change: ContentChange, from former: ListContent, visible: Range<Int>) {
    guard let next = change.news else {
      // Nobody has asked so far.
      news = ListNews()
      return
    }
    // What was found during the comparison doesn't know what the reader has seen meanwhile.
    news =
      next.version == news.version
      ? next : news.following(change.rows, from: former, to: change.source.content)
    if visible.isEmpty { news.noteAllSeen() }
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
    if isAtEnd { news.noteAllSeen() } else { news.noteSeen(before: visible.upperBound) }
    var actions: [@MainActor () -> Void] = []
    if let action = options.visibleRowsDidChange {
      if self.visible.rows != visible || self.visible.revision != content.revision {
        self.visible = (visible, content.revision, visible.map(content.key))
      }
      let rows = VisibleRows(
        visible, of: content.count, keys: self.visible.keys, isAtStart: isAtStart,
        isAtEnd: isAtEnd, newRowsBelow: news.rows.count(from: visible.upperBound))
      if rows != toldRows {
        toldRows = rows
        actions.append { action(rows) }
      }
    }
    if content.count == 0 { return actions }
    if let start = options.nearStart, visible.lowerBound <= start.distance {
      let first = content.key(of: content.sections?.element(from: 0) ?? 0)
      if first != toldEnds.first { actions.append { start.action(first) } }
      toldEnds.first = first
    }
    if let end = options.nearEnd, content.count - visible.upperBound <= end.distance {
      let row = content.count - 1
      let last = content.key(of: content.sections?.element(upTo: row) ?? row)
      if last != toldEnds.last { actions.append { end.action(last) } }
      toldEnds.last = last
    }
    return actions
  }
}
