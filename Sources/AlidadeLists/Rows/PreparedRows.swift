import AlidadeDiffing
import AlidadeRender

/// The rows of a list that are ready, in and around the visible part; it also chooses the rows to
/// prepare next.
@MainActor final class PreparedRows {
  let trees: RowTrees
  private let host: any MountHost
  private let preparation: RowPreparation
  /// The revision of the list for which rows are prepared.
  private(set) var revision = 0
  private var ready: [Int: PreparedRow] = [:]
  /// The rows that became ready in the previous revision, and haven't been added yet.
  private var carried: [PreparedRow] = []
  /// The rows that should be ready.
  private var wanted = 0..<0
  /// The sticky header and footer outside `wanted` that belong to its ends, and should also be
  /// ready.
  private var wantedSticky: [Int] = []
  /// The rows that a frame has waited for.
  private var awaited: Set<Int> = []
  /// The visible rows when `wanted` was chosen.
  private var visibleWhenChosen = 0..<0
  /// The rows that stay ready.
  private var kept = 0..<0
  /// The number of row trees above which some are forgotten.
  private var treeLimit = 0

  /// - Parameter didPrepareUrgentRow: called when a row that was requested with
  ///   ``prepareUrgently(_:)`` is ready.
  init(
    trees: RowTrees, host: any MountHost,
    didPrepareUrgentRow: @escaping @MainActor @Sendable () -> Void
  ) {
    self.trees = trees
    self.host = host
    preparation = RowPreparation(
      trees: trees, host: host, didPrepareUrgentRow: didPrepareUrgentRow)
  }

  /// The number of rows that are ready.
  var count: Int { ready.count }

  /// The rows that are ready, in no particular order.
  var readyRows: some Collection<PreparedRow> { ready.values }

  /// Returns the row if it is ready.
  subscript(row: Int) -> PreparedRow? { ready[row] }

  /// Begins a new revision.
  ///
  /// - Parameters:
  ///   - job: the content and the space for which rows are prepared; `nil` while the space is
  ///     unknown.
  ///   - changes: the changes of the rows; unchanged rows stay ready. If it is `nil`, no row stays
  ///     ready.
  func begin(revision: Int, _ job: RowPreparation.Job?, after changes: RowChanges? = nil) {
    self.revision = revision
    wanted = 0..<0
    wantedSticky = []
    awaited = []
    let previousCarried = carried
    carried = []
    let (results, unfinished) = preparation.setJob(job)
    guard let changes, let updated = changes.updated else {
      ready = [:]
      return
    }
    // In loops, because closures of the main actor check at run time whether they are on its thread.
    if changes.map.isIdentity {
      var gone: [Int] = []
      for (row, entry) in ready
      where updated.contains(row) || entry.isOutdated || unfinished.contains(row) {
        gone.append(row)
      }
      for row in gone { ready[row] = nil }
    } else {
      let previous = ready
      ready = [:]
      for entry in previous.values {
        guard let entry = moved(entry, changes.map, updated, unfinished) else { continue }
        ready[entry.row] = entry
      }
    }
    for entry in previousCarried + results {
      if let entry = moved(entry, changes.map, updated, unfinished) { carried.append(entry) }
    }
  }

  /// Returns a row that stays ready in a new revision, at its new offset; `nil` if it changes.
  ///
  /// - Parameters:
  ///   - updated: the offsets of changed rows.
  ///   - unfinished: the former offsets of rows that are being prepared, and may have changed since.
  private func moved(
    _ entry: PreparedRow, _ map: OffsetMap, _ updated: Set<Int>, _ unfinished: Set<Int>
  ) -> PreparedRow? {
    guard !unfinished.contains(entry.row), !entry.isOutdated,
      let place = map.newOffset(ofOld: entry.row), !updated.contains(place)
    else { return nil }
    return PreparedRow(entry, row: place, revision: revision)
  }

  // MARK: - Results

  /// Adds the rows that became ready since the last call.
  ///
  /// - Parameters:
  ///   - isMounted: returns `true` for a row that has a view.
  ///   - take: called for each row that was added.
  func takeResults(isMounted: (Int) -> Bool, _ take: (PreparedRow) -> Void) {
    let carried = carried
    self.carried = []
    defer { awaited = [] }
    for result in carried where !result.isOutdated && add(result) { take(result) }
    for result in preparation.takeResults() where result.revision == revision {
      guard isWanted(result.row) || isMounted(result.row) else {
        // Without its tree, the row would miss changes, so forget an older result, too.
        let older = ready.removeValue(forKey: result.row)
        forget([result] + (older.map { [$0] } ?? []))
        continue
      }
      if result.isOutdated {
        // Forget everything that the tree has built since it was forgotten.
        preparation.forget([result])
      } else if add(result) {
        take(result)
      }
    }
  }

  /// Prepares and adds a row on this thread.
  ///
  /// - Returns: the row; `nil` if a newer result is known or if there is nothing to prepare it for.
  func measure(_ row: Int) -> PreparedRow? {
    guard let made = preparation.prepareNow(row), add(made) else { return nil }
    return made
  }

  /// Prepares a row on this thread, to be added with the other rows that became ready.
  ///
  /// - Returns: `false` if there is nothing to prepare it for.
  func prepareNow(_ row: Int) -> Bool {
    guard let made = preparation.prepareNow(row) else { return false }
    preparation.add(made)
    return true
  }

  private func add(_ row: PreparedRow) -> Bool {
    if let known = ready[row.row], known.isNewer(than: row) { return false }
    ready[row.row] = row
    return true
  }

  // MARK: - Requests

  /// Prepares a row before all other rows.
  func prepareUrgently(_ row: Int) { preparation.prepareUrgently(row) }

  /// Waits for the rows that were requested with ``prepareUrgently(_:)``, but no longer than
  /// `limit`.
  ///
  /// Call ``takeResults(isMounted:_:)`` afterward.
  ///
  /// - Returns: `false` if there are no such rows.
  func waitForUrgentRows(upTo limit: Duration) -> Bool {
    preparation.waitForUrgentRows(upTo: limit)
  }

  /// Prepares rows for a frame, the first one first, and waits for them, but no longer than
  /// `limit`.
  ///
  /// Call ``takeResults(isMounted:_:)`` afterward.
  func prepare(_ rows: [Int], waitingUpTo limit: Duration) {
    awaited.formUnion(rows)
    preparation.prepare(rows, waitingUpTo: limit)
  }

  /// Prepares a changed row again, before all other rows, if it should be ready.
  func noteChange(of row: Int) {
    if isWanted(row) { return prepareUrgently(row) }
    ready[row] = nil
    carried.removeAll { $0.row == row }
  }

  private func isWanted(_ row: Int) -> Bool {
    wanted.contains(row) || wantedSticky.contains(row) || awaited.contains(row)
  }

  /// Requests the rows around the visible ones, nearest first, and more of them below than above.
  ///
  /// The rows are chosen again only every quarter of a screenful, because waking the background
  /// thread costs as much as mounting half a row.
  ///
  /// - Parameters:
  ///   - visible: the visible rows.
  ///   - screenful: the usual number of visible rows.
  ///   - sections: the sections whose headers or footers are sticky; `nil` if none are.
  ///   - isMounted: returns `true` for a row that has a view.
  func prepare(
    around visible: Range<Int>, screenful: Int, of content: ListContent,
    _ sections: StickySections?, mounted: () -> [Int], isMounted: (Int) -> Bool
  ) {
    if !wanted.isEmpty, hasMovedLittle(visible, screenful: screenful) { return }
    let next = rows(around: visible, before: screenful, after: 2 * screenful, content)
    visibleWhenChosen = visible
    trees.orderImages(around: visible, of: ready.values)
    if next == wanted { return }
    // If nothing is being prepared, all rows that were wanted before are ready.
    let known = preparation.isIdle ? wanted : 0..<0
    wanted = next
    wantedSticky = [
      sections?.header(around: next.lowerBound), sections?.footer(around: next.upperBound - 1),
    ].compactMap(\.self).filter { !next.contains($0) }
    let rows = rowsToPrepare(around: visible, beside: known)
    preparation.prepare(rows + wantedSticky.filter { ready[$0] == nil })
    let kept = self.rows(around: next, before: screenful, after: screenful, content)
    forgetRows(outside: kept, isMounted)
    // This misses rows that have moved, and invisible rows that had views.
    if ready.count > 2 * kept.count || trees.count > max(2 * kept.count, treeLimit) {
      forgetAllRows(
        outside: kept, of: content, Set(mounted() + wantedSticky))
    }
  }

  private func hasMovedLittle(_ visible: Range<Int>, screenful: Int) -> Bool {
    let chosen = visibleWhenChosen
    let distance = max(
      abs(visible.lowerBound - chosen.lowerBound), abs(visible.upperBound - chosen.upperBound))
    return distance < max(1, screenful / 4)
  }

  private func rows(
    around rows: Range<Int>, before: Int, after: Int, _ content: ListContent
  ) -> Range<Int> {
    max(0, rows.lowerBound - before)..<min(content.count, rows.upperBound + after)
  }

  private func rowsToPrepare(around visible: Range<Int>, beside known: Range<Int>) -> [Int] {
    var rows: [Int] = []
    var (above, below) = (visible.lowerBound - 1, visible.upperBound)
    while above >= wanted.lowerBound || below < wanted.upperBound {
      for row in [below, below + 1, above]
      where wanted.contains(row) && !known.contains(row) && ready[row] == nil {
        rows.append(row)
      }
      above -= 1
      below += 2
    }
    return rows
  }

  // MARK: - Forgetting

  /// Forgets the rows outside `kept` together with their trees, without which they would miss
  /// changes.
  private func forgetRows(outside kept: Range<Int>, _ isMounted: (Int) -> Bool) {
    let before = self.kept
    self.kept = kept
    var forgotten: [PreparedRow] = []
    for gone in [
      before.clamped(to: Int.min..<kept.lowerBound), before.clamped(to: kept.upperBound..<Int.max),
    ] {
      for row in gone where !isMounted(row) && !wantedSticky.contains(row) {
        if let entry = ready.removeValue(forKey: row) { forgotten.append(entry) }
      }
    }
    forget(forgotten)
  }

  private func forget(_ rows: [PreparedRow]) {
    if rows.isEmpty { return }
    trees.forget(rows)
    preparation.forget(rows)
  }

  private func forgetAllRows(
    outside kept: Range<Int>, of content: ListContent, _ mounted: Set<Int>
  ) {
    var forgotten: [PreparedRow] = []
    for (row, entry) in ready where !kept.contains(row) && !mounted.contains(row) {
      forgotten.append(entry)
    }
    for entry in forgotten { ready[entry.row] = nil }
    let gone = trees.keepOnly(Set(kept).union(mounted), of: content)
    host.runInBackground { [forgotten, trees] in
      trees.strip(gone)
      withExtendedLifetime((forgotten, gone)) {}
    }
    // Trees that must be kept stay, however many there are. Don't iterate over them again for every
    // row.
    treeLimit = self.trees.count + 2 * kept.count
  }
}
