import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Mounts the rows of a list that are in sight, and keeps them up to date.
///
/// One update goes through these steps: rows that became ready are taken over, rows in sight are made sure of, what is
/// in sight is kept in place, rows that went out of sight give up their views, rows that came into sight get views, all
/// are given their frames, and the rows to prepare next are chosen.
@MainActor final class ListMounter: ScrollViewDelegate {
  let mounter: Mounter
  private(set) weak var scrollView: (any ScrollView)?
  var counters = ListCounters()
  var extents: RowExtents
  /// The rows in sight.
  private(set) var visibleRows = 0..<0

  var content: ListContent
  var revision = 0
  var epoch = 0
  var width = 0.0
  /// The rows that have views.
  var roots: [Int: RowRoot] = [:]
  var pool = RowRootPool()
  /// Rows that are ready, in and around what is in sight.
  var prepared: [Int: PreparedRow] = [:]
  private var isUpdating = false
  private var reportedHeight = -1.0
  private var preparedRange = 0..<0

  lazy var trees = RowTrees { [weak self, host = mounter.host] key in
    host.runOnMain { self?.rowBecameStale(key) }
  }
  lazy var preparation = RowPreparation(trees: trees, host: mounter.host) { [weak self] in
    self?.update(isScroll: false)
  }

  init(_ content: ListContent, in scrollView: any ScrollView, mounter: Mounter) {
    self.content = content
    self.scrollView = scrollView
    self.mounter = mounter
    extents = RowExtents(count: content.count) { _ in content.estimatedRowHeight }
    if scrollView.viewportSize.height > 0 { update(isScroll: false) }
  }

  isolated deinit {
    preparation.setJob(nil)
  }

  func scrollViewDidChangeViewport(_ scrollView: any ScrollView) {
    update(isScroll: true)
  }

  /// Shows other rows, or the same rows showing something else.
  func setContent(_ new: ListContent) {
    let isSame = new.isOfSameRows(as: content)
    content = new
    revision += 1
    if !isSame {
      for root in roots.values { retire(root) }
      extents = RowExtents(count: new.count) { _ in new.estimatedRowHeight }
      reportedHeight = -1
    }
    beginEpoch()
    for row in roots.keys.sorted() { preparation.prepareUrgently(row) }
    update(isScroll: false)
  }

  func update(isScroll: Bool) {
    guard !isUpdating, let scrollView else { return }
    let size = scrollView.viewportSize
    guard size.width > 0, size.height > 0 else { return }
    isUpdating = true
    defer { isUpdating = false }
    if size.width != width {
      width = size.width
      beginEpoch()
    }
    let anchor = Anchor(extents, offset: scrollView.scrollOffset, size.height, mayEnd: isScroll)
    takeResults()
    let offset = settleHeights(from: anchor, height: size.height)
    reportHeight(near: offset, height: size.height)
    if scrollView.scrollOffset != offset { scrollView.scrollOffset = offset }
    retireRows(outside: visibleRows)
    mountRows(at: offset, size)
    place(at: offset, size)
    chooseRowsToPrepare(height: size.height)
  }

  // MARK: - What is in sight

  /// Measures the rows in sight until what should stay in place does.
  private func settleHeights(from anchor: Anchor, height: Double) -> Double {
    var offset = anchor.offset(in: extents, height: height)
    for _ in 0..<4 {
      visibleRows = measureRows(from: offset, height: height)
      let corrected = anchor.offset(in: extents, height: height)
      if corrected == offset { break }
      offset = corrected
    }
    return offset
  }

  private func measureRows(from offset: Double, height: Double) -> Range<Int> {
    guard content.count > 0 else { return 0..<0 }
    let first = extents.row(at: offset)
    var row = first
    var bottom = extents.offset(of: first)
    while row < content.count, bottom < offset + height {
      makeSure(of: row)
      bottom += extents.height(of: row)
      row += 1
    }
    return first..<row
  }

  /// Prepares a row on this thread if that was not done ahead.
  private func makeSure(of row: Int) {
    if prepared[row] != nil { return }
    // What is mounted is shown until its replacement is ready, unless it no longer fits.
    if let root = roots[row], root.width == width { return }
    guard let made = preparation.prepareNow(row) else { return }
    counters.rowsBuiltOnMain += 1
    take(made)
  }

  private func takeResults() {
    for result in preparation.takeResults() where result.epoch == epoch { take(result) }
  }

  private func take(_ result: PreparedRow) {
    if let known = prepared[result.row], known.generation > result.generation { return }
    prepared[result.row] = result
    extents.setHeight(result.renderTree.size.height, of: result.row)
  }

  /// Tells the view how tall the rows are, but not every time an estimate turns out wrong by a little: to a scroll bar
  /// that is neither here nor there.
  private func reportHeight(near offset: Double, height: Double) {
    let difference = abs(extents.total - reportedHeight)
    let isNearEnd = offset + 4 * height > min(extents.total, reportedHeight)
    guard difference > reportedHeight * 0.002 || (isNearEnd && difference > 0) else { return }
    reportedHeight = extents.total
    scrollView?.contentHeight = extents.total
  }

  private func beginEpoch() {
    epoch += 1
    prepared = [:]
    preparedRange = 0..<0
    guard width > 0, let scrollView else { return }
    let context = LayoutContext(
      measurer: mounter.host.measurer, grid: PixelGrid(scale: mounter.host.scaleFactor))
    preparation.setJob(
      RowPreparation.Job(
        content: content, context: context, width: width,
        incrementalHeight: 2 * scrollView.viewportSize.height, revision: revision, epoch: epoch))
  }

  // MARK: - What is prepared

  /// A row changed; what it shows is prepared anew and mounted when it is ready.
  private func rowBecameStale(_ key: ComponentKey) {
    guard let row = trees.row(of: key), row < content.count, content.key(of: row) == key else {
      return
    }
    if preparedRange.contains(row) || roots[row] != nil {
      preparation.prepareUrgently(row)
    } else {
      prepared[row] = nil
    }
  }

  /// Wants the rows around what is in sight, nearest first, more of them ahead than behind.
  private func chooseRowsToPrepare(height: Double) {
    guard content.count > 0 else { return }
    let mean = max(1, extents.total / Double(content.count))
    let screenful = max(visibleRows.count, min(256, Int(height / mean) + 1))
    let wanted =
      max(0, visibleRows.lowerBound - screenful)..<min(
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
    if !rows.isEmpty { preparation.prepare(rows) }
    forgetRows(outside: wanted, slack: screenful)
  }

  /// Forgets rows that are far from what is in sight; what they were made of is taken apart off the main thread.
  private func forgetRows(outside wanted: Range<Int>, slack: Int) {
    guard prepared.count > wanted.count + slack else { return }
    var forgotten: [PreparedRow] = []
    for (row, entry) in prepared where !wanted.contains(row) && roots[row] == nil {
      forgotten.append(entry)
    }
    for entry in forgotten { prepared[entry.row] = nil }
    let lower = min(wanted.lowerBound, roots.keys.min() ?? wanted.lowerBound)
    let upper = max(wanted.upperBound, (roots.keys.max() ?? 0) + 1)
    mounter.host.runInBackground { [trees, forgotten] in
      trees.keepOnly(lower..<upper)
      withExtendedLifetime(forgotten) {}
    }
  }
}
