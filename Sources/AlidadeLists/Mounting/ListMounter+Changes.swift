import AlidadeCore

/// Rows whose state changes.
extension ListMounter {
  /// Prepares a changed row again.
  func rowBecameStale(_ name: RowName) {
    // A row that is not found will be prepared before it is shown.
    guard let row = prepared.trees.row(of: name, in: content) else { return }
    // A visible row may be about to be mounted.
    if visibleRows.contains(row) || roots[row] != nil {
      prepareForNextFrame([row])
    } else {
      prepared.noteChange(of: row)
    }
  }

  /// Shows a changed row immediately, on this thread.
  func showRowNow(_ name: RowName) {
    // A visible row may not have been prepared for the newest content yet.
    let row =
      prepared.trees.row(of: name, in: content) ?? roots.row { $0.shownName == name }
    guard let row, roots[row] != nil, prepareNow(row) else { return rowBecameStale(name) }
    update()
  }

  /// Prepares visible rows on another thread for the next frame.
  ///
  /// The thread begins before the frame does; the frame waits for the remaining rows, within its
  /// patience.
  func prepareForNextFrame(_ rows: [Int]) {
    for row in rows { prepared.prepareUrgently(row) }
    if rows.isEmpty || awaitsRowsInFrame { return }
    awaitsRowsInFrame = true
    inNextFrame {
      $0.awaitsRowsInFrame = false
      if $0.prepared.waitForUrgentRows(upTo: $0.mounter.patience.next() ?? .zero) { $0.update() }
    }
  }

  /// Brings the list up to date in the next frame, which waits for rows that it needs.
  func updateInNextFrame() { inNextFrame { $0.update() } }

  /// Calls a closure with the list in the next frame, within the patience of that frame.
  func inNextFrame(_ body: @escaping @MainActor (ListMounter) -> Void) {
    mounter.host.scheduleFrame { [weak self] in
      guard let self else { return }
      mounter.patience.begin(ComponentHost.framePatience, inFrameAt: mounter.host.frameTime)
      body(self)
      mounter.patience.end()
    }
  }

  /// Prepares a row on this thread for the next pass.
  ///
  /// - Returns: `true` if the row was prepared.
  @discardableResult
  func prepareNow(_ row: Int) -> Bool {
    guard prepared.prepareNow(row) else { return false }
    builtOnMainCount += 1
    return true
  }
}
