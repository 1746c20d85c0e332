import AlidadeCore

extension ListMounter {
  /// A row changed; what it shows is prepared anew and mounted when it is ready.
  func rowBecameStale(_ key: ComponentKey) {
    // A row that is not found will be prepared before it is shown.
    guard let row = trees.row(of: key, revision: revision) else { return }
    // One in sight may be about to be mounted.
    if preparedRange.contains(row) || visibleRows.contains(row) || roots[row] != nil {
      preparation.prepareUrgently(row)
    } else {
      prepared[row] = nil
    }
  }

  /// A row changed, and is to be shown before this returns.
  func showRowNow(_ key: ComponentKey) {
    // What is in sight may not be prepared for the newest content yet.
    let row =
      trees.row(of: key, revision: revision)
      ?? roots.first { $0.value.shownKey == key }?.key
    guard let row, roots[row] != nil, prepareNow(row) else { return rowBecameStale(key) }
    update(isScroll: false)
  }

  /// Wants the rows around what is in sight, nearest first, more of them ahead than behind.
  ///
  /// They are chosen anew for each quarter of a screenful, because to wake the thread that prepares
  /// them costs as much as mounting half a row.
  func chooseRowsToPrepare(height: Double) {
    guard content.count > 0 else { return }
    let mean = max(1, extents.total / Double(content.count))
    let screenful = max(min(256, visibleRows.count), min(256, Int(height / mean) + 1))
    if !preparedRange.isEmpty, hasMovedLittle(screenful: screenful) { return }
    let wanted = rows(around: visibleRows, before: screenful, after: 2 * screenful)
    rangeInSightWhenChosen = visibleRows
    if wanted == preparedRange { return }
    // What was wanted before is ready when nothing is being prepared.
    let ready = preparation.isIdle ? preparedRange : 0..<0
    preparedRange = wanted
    preparation.prepare(rowsToPrepare(beside: ready))
    forgetRows(outside: rows(around: wanted, before: screenful, after: screenful))
  }

  private func hasMovedLittle(screenful: Int) -> Bool {
    let chosen = rangeInSightWhenChosen
    let distance = max(
      abs(visibleRows.lowerBound - chosen.lowerBound),
      abs(visibleRows.upperBound - chosen.upperBound))
    return distance < max(1, screenful / 4)
  }

  private func rows(around rows: Range<Int>, before: Int, after: Int) -> Range<Int> {
    max(0, rows.lowerBound - before)..<min(content.count, rows.upperBound + after)
  }

  private func rowsToPrepare(beside ready: Range<Int>) -> [Int] {
    var rows: [Int] = []
    var (above, below) = (visibleRows.lowerBound - 1, visibleRows.upperBound)
    while above >= preparedRange.lowerBound || below < preparedRange.upperBound {
      for row in [below, below + 1, above]
      where preparedRange.contains(row) && !ready.contains(row) && prepared[row] == nil {
        rows.append(row)
      }
      above -= 1
      below += 2
    }
    return rows
  }

  /// Forgets what is ready outside of the rows to keep; it goes with its trees, without which it
  /// would miss changes.
  private func forgetRows(outside kept: Range<Int>) {
    let before = keptRange
    keptRange = kept
    var forgotten: [PreparedRow] = []
    for gone in [
      before.clamped(to: Int.min..<kept.lowerBound), before.clamped(to: kept.upperBound..<Int.max),
    ] {
      for row in gone where roots[row] == nil {
        if let entry = prepared.removeValue(forKey: row) { forgotten.append(entry) }
      }
    }
    forget(forgotten)
    // Rows that changed their place or were out of sight with views are not among those.
    if prepared.count > 2 * kept.count || trees.count > max(2 * kept.count, treeLimit) {
      forgetAllRows(outside: kept)
    }
  }

  /// Forgets rows that nobody wants any longer.
  func forget(_ rows: [PreparedRow]) {
    if rows.isEmpty { return }
    trees.forget(rows)
    preparation.forget(rows)
  }

  private func forgetAllRows(outside kept: Range<Int>) {
    var forgotten: [PreparedRow] = []
    for (row, entry) in prepared where !kept.contains(row) && roots[row] == nil {
      forgotten.append(entry)
    }
    for entry in forgotten { prepared[entry.row] = nil }
    let trees = trees.keepOnly(
      Set(kept).union(roots.keys), of: content, revision: revision)
    mounter.host.runInBackground { [forgotten] in withExtendedLifetime((forgotten, trees)) {} }
    // What changed its state stays, however much that is; it is not gone through again for every
    // row.
    treeLimit = self.trees.count + 2 * kept.count
  }
}
