@testable import AlidadeLists

extension UsedSectionsRun {
  /// Compares what is known before everything is ready.
  func checkSelection() {
    if used.selected != model.selection.selected {
      let (selected, wanted) = (used.selected.sorted(), model.selection.selected.sorted())
      fail("selected are \(selected) instead of \(wanted)")
    }
    let moves = used.moves.map {
      UsedSectionsModel.Move(ids: $0.ids, before: $0.before, section: $0.section(Int.self) ?? -1)
    }
    if moves != expectedMoves { fail("the application is told \(moves), not \(expectedMoves)") }
    (used.moves, expectedMoves) = ([], [])
    if used.sections != model.sections {
      fail("the application has \(used.sections) instead of \(model.sections)")
    }
    if hasFocus, used.focused != model.selection.cursor {
      let (focused, cursor) = (used.focused, model.selection.cursor)
      fail("the focus is in \(focused ?? -1) instead of \(cursor ?? -1)")
    }
  }

  func checkAtRest(_ scroll: Scroll) {
    checkSelection()
    let rows = model.rows
    if used.keys != rows { return fail("the rows are \(used.keys), not \(rows)") }
    let shown = used.shown
    checkRows(shown)
    checkFocusable(shown)
    guard let origin = origin(of: shown, rows) else {
      lastSight = nil
      return
    }
    let sight = UsedSectionsSight(
      model, origin: origin, viewportHeight: used.viewportHeight,
      headersStick: used.hasStickyHeaders, footersStick: used.hasStickyFooters)
    checkPlaces(shown, sight)
    checkOrder(shown, sight)
    checkScroll(scroll, sight)
    noteSeen(sight)
    lastSight = sight
  }

  /// Checks what the rows that have views say, and what assistive technologies know of them.
  private func checkRows(_ shown: [UsedSections.Shown]) {
    let ids = model.selection.ids
    for row in shown {
      let key = row.label.key
      let serial = model.serials[key] ?? row.label.serial
      if model.serials[key] == nil {
        if !seenSerials.insert(serial).inserted { fail("\(key) has the state of another row") }
        model.serials[key] = serial
      }
      let label = model.label(of: key, serial: serial)
      if row.label != label { fail("a row says \(row.label.text) instead of \(label.text)") }
      let status = row.view.rowStatus
      if status?.position != ids.firstIndex(of: key)
        || status.map({ $0.count == ids.count }) == false
      {
        fail("\(key) is at \(status?.position ?? -1) of \(status?.count ?? 0) in \(ids)")
      }
      if let status, status.isSelected != model.selection.selected.contains(key) {
        fail("\(key) looks selected: \(status.isSelected == true)")
      }
    }
  }

  /// Checks the order in which assistive technologies read the rows.
  private func checkOrder(_ shown: [UsedSections.Shown], _ sight: UsedSectionsSight) {
    let read = shown.map(\.label.key)
    var order = sight.keys.filter(read.contains)
    // A header comes after the rows that it covers, because it is drawn above them.
    let covered = sight.visibleRows.last { sight.tops[$0] < sight.coveredHeight }
    if let stuck = sight.stuck, let covered, covered > stuck.row {
      let header = sight.keys[stuck.row]
      order.removeAll { $0 == header }
      order.insert(header, at: (order.firstIndex(of: sight.keys[covered]) ?? 0) + 1)
    }
    if read != order { fail("\(read) are read, not \(order)") }
  }

  /// Checks that Tab leads to one row.
  private func checkFocusable(_ shown: [UsedSections.Shown]) {
    let focusable = shown.filter { $0.view.rowStatus?.takesFocus == true }.map(\.label.key)
    let visible = shown.filter {
      $0.label.key >= 0 && $0.bottom > 0 && $0.top < used.viewportHeight
    }
    if focusable.count != 1, focusable.count > 1 || !visible.isEmpty {
      fail("Tab leads to \(focusable)")
    }
    // A button can have the focus in another row.
    if hasFocus, used.isRowFocused, let cursor = model.selection.cursor, focusable != [cursor] {
      fail("Tab leads to \(focusable), and not to \(cursor)")
    }
  }

  /// The top of the first row, found by the place of a row that is at its own place; `nil` without
  /// rows in sight.
  private func origin(of shown: [UsedSections.Shown], _ rows: [Int]) -> Double? {
    let visible = shown.filter { $0.bottom > 0 && $0.top < used.viewportHeight }
      .sorted { $0.top < $1.top }
    // The lowest row; of a header with that place, it is its own.
    let inPlace = visible.last { !used.hasStickyFooters || !UsedSection.isFooter($0.label.key) }
    guard let last = inPlace ?? visible.last, let row = rows.firstIndex(of: last.label.key) else {
      if !rows.isEmpty { fail("no row is in sight") }
      return nil
    }
    return last.top - model.heights[..<row].reduce(0, +)
  }

  /// Checks that rows and headers are where they should be, without a gap.
  private func checkPlaces(_ shown: [UsedSections.Shown], _ sight: UsedSectionsSight) {
    let visible = shown.filter { $0.bottom > 0 && $0.top < used.viewportHeight }
      .map { (key: $0.label.key, top: $0.top, height: $0.height) }
      .sorted { ($0.top, $0.key) < ($1.top, $1.key) }
    let painted = sight.painted
    statistics.rows += painted.count
    statistics.stuckHeaders += sight.stuck == nil ? 0 : 1
    statistics.stuckFooters += sight.stuckFooter == nil ? 0 : 1
    if "\(visible)" != "\(painted)" { fail("\(visible) are in sight, not \(painted)") }
    if sight.offset < 0 || sight.offset > max(0, sight.total - sight.viewportHeight) {
      fail("the list of \(sight.total) points is scrolled to \(sight.offset)")
    }
  }

  private func checkScroll(_ scroll: Scroll, _ sight: UsedSectionsSight) {
    guard let lastSight else { return }
    switch scroll {
    case .anywhere: break
    case .none: checkOffset(lastSight.offsetKept(in: sight), sight, after: lastSight)
    case .dragging(let keys):
      // Several rows may be gathered around the one that is held, which then doesn't move.
      guard keys.count == 1 else { return }
      checkOffset(lastSight.offsetKept(in: sight, dragging: keys), sight, after: lastSight)
    case .by(let distance):
      if sight.offset != lastSight.offset + distance {
        fail(
          "the list is scrolled from \(lastSight.offset) to \(sight.offset), and not by \(distance)"
        )
      }
    case .toCursor:
      guard let cursor = model.selection.cursor, model.selection.ids.contains(cursor) else {
        return
      }
      if !sight.wholeElements.contains(cursor), sight.hasRoom(for: cursor) {
        fail("\(cursor) isn't wholly in sight: \(sight.painted) of \(sight.viewportHeight)")
      }
    }
  }

  private func checkOffset(
    _ kept: (offset: Double, key: Int?)?, _ sight: UsedSectionsSight,
    after lastSight: UsedSectionsSight
  ) {
    guard let (offset, key) = kept else { return }
    statistics.readersKept += 1
    if sight.offset != lastSight.offset { statistics.readersScrolled += 1 }
    if sight.offset != offset {
      fail(
        """
        the list is scrolled from \(lastSight.offset) to \(sight.offset) instead of \(offset), \
        which keeps \(key.map { "\($0)" } ?? "the start")
        """)
    }
  }

  private func noteSeen(_ sight: UsedSectionsSight) {
    let visible = Set(sight.visibleRows.map { sight.keys[$0] })
    statistics.countsSeenAgain += visible.subtracting(lastVisible).count { model.counts[$0] != nil }
    lastVisible = visible
    if hasFocus, let cursor = model.selection.cursor, !visible.contains(cursor) {
      statistics.focusesOutOfSight += 1
    }
  }
}
