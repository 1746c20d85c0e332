import AlidadeCore

extension ListMounter {
  /// A row changed; what it shows is prepared anew and mounted when it is ready.
  func rowBecameStale(_ key: ComponentKey) {
    // A row that is not found will be prepared before it is shown.
    guard let row = trees.row(of: key, revision: revision) else { return }
    if preparedRange.contains(row) || roots[row] != nil {
      preparation.prepareUrgently(row)
    } else {
      prepared[row] = nil
    }
  }

  /// Wants the rows around what is in sight, nearest first, more of them ahead than behind.
  func chooseRowsToPrepare(height: Double) {
    guard content.count > 0 else { return }
    let mean = max(1, extents.total / Double(content.count))
    let screenful = max(min(256, visibleRows.count), min(256, Int(height / mean) + 1))
    let wanted =
      max(
        0, visibleRows.lowerBound - screenful)..<min(
        content.count, visibleRows.upperBound + 2 * screenful)
    if wanted == preparedRange { return }
    preparedRange = wanted
    var rows: [Int] = []
    var (above, below) = (visibleRows.lowerBound - 1, visibleRows.upperBound)
    while above >= wanted.lowerBound || below < wanted.upperBound {
      for row in [below, below + 1, above] where wanted.contains(row) && prepared[row] == nil {
        rows.append(row)
      }
      above -= 1
      below += 2
    }
    preparation.prepare(rows)
    forgetRows(outside: wanted, slack: screenful)
  }

  private func forgetRows(outside wanted: Range<Int>, slack: Int) {
    let limit = wanted.count + 2 * slack
    guard prepared.count > limit || trees.count > max(limit, treeLimit) else { return }
    // What is ready goes with its tree, without which it would miss changes. Both are taken apart
    // off the main thread.
    var forgotten: [PreparedRow] = []
    for (row, entry) in prepared where !wanted.contains(row) && roots[row] == nil {
      forgotten.append(entry)
    }
    for entry in forgotten { prepared[entry.row] = nil }
    let kept = Set(wanted).union(roots.keys)
    let trees = trees.keepOnly(kept, of: content, revision: revision)
    mounter.host.runInBackground { [forgotten] in withExtendedLifetime((forgotten, trees)) {} }
    // What changed its state stays, however much that is; it is not gone through again for every
    // row.
    treeLimit = self.trees.count + 2 * slack
  }
}
