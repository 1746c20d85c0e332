import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Mounts the rows of a list that are in sight, and keeps them up to date.
///
/// One update goes through these steps: rows that became ready are taken over, rows in sight are
/// made sure of, what is in sight is kept in place, rows that went out of sight give up their
/// views, rows that came into sight get views, all are given their frames, and the rows to prepare
/// next are chosen.
//
// Proof (extents, visibleRows, settledRows, placedStart, hasIncrementalRows, content, grid, roots, pool,
// order, retiredOutside, rowsKeptOutOfSight, prepared, preparedRange, keptRange), which scrolling goes
// through for each row and frame: on the main thread, and each is read, or assigned, or changed by code that does not come back here; what a pool or an order does
// to a root runs code of components, which finds the list being updated and waits.
@MainActor final class ListMounter: ScrollViewDelegate {
  let mounter: Mounter
  private(set) weak var scrollView: (any ScrollView)?
  var counters = ListCounters()
  @exclusivity(unchecked) var extents: RowExtents
  /// The rows in sight.
  @exclusivity(unchecked) private(set) var visibleRows = 0..<0
  /// The rows in sight that are known to be measured and mounted as they are to be; only others are
  /// looked at.
  @exclusivity(unchecked) var settledRows = 0..<0
  /// Where the coordinates of the rows began when rows were last placed, in points from the top of
  /// the content; NaN before.
  @exclusivity(unchecked) var placedStart = Double.nan
  /// Whether a row that has a view is mounted by what is in sight of it, so that it has to be told
  /// of each change of that.
  @exclusivity(unchecked) var hasIncrementalRows = false

  @exclusivity(unchecked) private(set) var content: ListContent
  /// Where lines of rows begin.
  private var direction: LayoutDirection
  /// What rows are measured with, beside what measures text.
  private var measuring: LayoutRevision
  private(set) var revision: Int
  private(set) var epoch = 0
  private(set) var width = 0.0
  /// The pixels that rows are aligned with.
  @exclusivity(unchecked) private(set) var grid = PixelGrid()
  /// The rows that have views.
  @exclusivity(unchecked) var roots: [Int: RowRoot] = [:]
  @exclusivity(unchecked) var pool = RowRootPool()
  @exclusivity(unchecked) var order = RowRootOrder()
  /// What was in sight when rows were last retired; `nil` when rows have changed their places since.
  @exclusivity(unchecked) var retiredOutside: Range<Int>?
  /// Rows out of sight that keep their views.
  @exclusivity(unchecked) var rowsKeptOutOfSight: [Int] = []
  /// Rows that are ready, in and around what is in sight.
  @exclusivity(unchecked) var prepared: [Int: PreparedRow] = [:]
  /// The rows that are wanted ready.
  @exclusivity(unchecked) var preparedRange = 0..<0
  /// What was in sight when those rows were chosen.
  var rangeInSightWhenChosen = 0..<0
  /// The rows that stay ready.
  @exclusivity(unchecked) var keptRange = 0..<0
  /// How many trees of rows there may be before some are forgotten.
  var treeLimit = 0

  let trees: RowTrees
  lazy var preparation = RowPreparation(trees: trees, host: mounter.host) { [weak self] in
    self?.update(isScroll: false)
  }

  private var isUpdating = false
  /// What is to be shown when what is under way is done.
  private var waitingContent:
    (content: ListContent, direction: LayoutDirection, measuring: LayoutRevision)?
  /// Whether the view is being scrolled by an update, which then knows.
  private var isAdjusting = false
  private var isScheduled = false
  let updates = RestDetector()
  private var reportedHeight = -1.0
  /// How far the list was scrolled when the view last told of it.
  private var knownOffset = 0.0

  /// The height in points up to which a row is mounted as a whole, however little of it is in sight:
  /// there may be no room yet.
  private static let tallRow = 512.0
  /// How many rows are measured in one frame at most: rows without height could go on for ever.
  private static let rowsPerUpdate = 1024

  init(_ source: ListSource, in scrollView: any ScrollView, mounter: Mounter) {
    let content = source.placedContent
    self.content = content
    direction = source.direction
    measuring = source.measuring
    self.scrollView = scrollView
    self.mounter = mounter
    trees = source.trees
    revision = source.trees.nextRevision()
    extents = RowExtents(count: content.count) { _ in content.estimatedRowHeight }
  }

  isolated deinit {
    tearDown()
  }

  /// Shows the first rows.
  func begin() {
    trees.connect(showNow: { [weak self] key in self?.showRowNow(key) }) {
      [weak self, host = mounter.host] key in
      host.runOnMain { self?.rowBecameStale(key) }
    }
    // The view may have belonged to another list.
    if scrollView?.scrollOffset != 0 { scroll(to: 0) }
    update(isScroll: false)
  }

  /// Takes all rows out of the view.
  func tearDown() {
    preparation.setJob(nil)
    waitingContent = nil
    // Root views go with their roots.
    roots = [:]
    retiredOutside = nil
    pool = RowRootPool()
    order = RowRootOrder()
    prepared = [:]
  }

  func scrollViewDidChangeViewport(_ scrollView: any ScrollView) {
    if isAdjusting { return }
    if scrollView.scrollOffset != knownOffset { mounter.statefulViews.noteScroll() }
    knownOffset = scrollView.scrollOffset
    update(isScroll: true)
  }

  /// Scrolls to a distance from the top, in points, as far as there are rows.
  func scroll(to offset: Double) {
    guard let scrollView else { return }
    // The view knows the height of the content only roughly, which matters where it ends.
    let height = scrollView.viewportSize.height
    if !isUpdating, isNearEnd(offset, height: height) { reportExactHeight() }
    scrollView.scrollOffset = offset
  }

  /// Shows other rows, or the same rows showing something else, or measured otherwise.
  ///
  /// Rows that stay keep their views and show what they showed until what replaces it is ready; or
  /// show what is new at once when the change is one that the user's hand is on.
  func setContent(
    _ new: ListContent, direction: LayoutDirection, measuring: LayoutRevision
  ) {
    if isUpdating {
      // What a row calls while it is mounted may change the rows; those in sight are finished first.
      waitingContent = (new, direction, measuring)
      ImmediateUpdates.deferrals += 1
      return scheduleUpdate()
    }
    waitingContent = nil
    self.direction = direction
    self.measuring = measuring
    let anchor = new.isOfSameRows(as: content) ? nil : replaceRows(by: new)
    content = new
    revision = trees.nextRevision()
    beginEpoch()
    for row in roots.keys.sorted() {
      if ImmediateUpdates.isShowing { prepareNow(row) } else { preparation.prepareUrgently(row) }
    }
    update(isScroll: false, anchor: anchor)
  }

  /// Brings everything up to date.
  ///
  /// - Parameters:
  ///   - isScroll: whether the viewport changed; only then is the end of the list something to hold
  ///     on to.
  ///   - anchor: what stays in place; `nil` for what is in sight.
  func update(isScroll: Bool, anchor: Anchor? = nil) {
    guard let scrollView else { return }
    if isUpdating {
      ImmediateUpdates.deferrals += 1
      return scheduleUpdate()
    }
    if let (content, direction, measuring) = waitingContent {
      return setContent(content, direction: direction, measuring: measuring)
    }
    let size = scrollView.viewportSize
    guard size.width > 0, size.height > 0 else { return }
    isUpdating = true
    defer { isUpdating = false }
    if size.width != width {
      width = size.width
      beginEpoch()
    }
    let anchor = anchor ?? anchorInSight(scrollView, size.height, isScroll: isScroll)
    takeResults()
    let offset = settleHeights(from: anchor, height: size.height)
    adjust(scrollView, to: offset, height: size.height)
    retireRows(outside: visibleRows)
    let settled = settledRows
    // Before anything is mounted, for that may change a row.
    settledRows = visibleRows
    mountRows(at: offset, size, except: settled)
    // A row that changed meanwhile may have another height.
    place(at: offset, size, except: settledRows == visibleRows ? settled : 0..<0)
    chooseRowsToPrepare(height: size.height)
    updates.noteChange()
    if order.isDisturbed { sortAtRest() }
  }

  /// Brings everything up to date in the next frame.
  private func scheduleUpdate() {
    if isScheduled { return }
    isScheduled = true
    mounter.host.scheduleFrame { [weak self] in
      self?.isScheduled = false
      self?.update(isScroll: true)
    }
  }
}

// MARK: - What is in sight

extension ListMounter {
  private func anchorInSight(
    _ scrollView: any ScrollView, _ height: Double, isScroll: Bool
  ) -> Anchor {
    let offset = scrollView.scrollOffset
    // Someone who scrolled to the end wants to see it, whatever the rows there turn out to be.
    if isScroll, offset > 0, offset + height >= extents.total - 0.5 { return .end }
    let top = extents.row(at: offset, near: visibleRows.lowerBound)
    return .inSight(of: extents, from: top, offset: offset, height) { roots[$0] != nil }
  }

  /// Measures the rows in sight until what should stay in place does.
  private func settleHeights(from anchor: Anchor, height: Double) -> Double {
    var offset = anchor.offset(in: extents, height: height)
    var measured = 0
    repeat {
      visibleRows = measureRows(from: offset, height: height, &measured)
      let corrected = anchor.offset(in: extents, height: height)
      if corrected == offset { break }
      offset = corrected
    } while true
    // Rows that are wanted may be left: they follow in the next frame.
    if measured >= ListMounter.rowsPerUpdate { scheduleUpdate() }
    return offset
  }

  private func measureRows(
    from offset: Double, height: Double, _ measured: inout Int
  ) -> Range<Int> {
    guard content.count > 0 else { return 0..<0 }
    let first = extents.row(at: offset, near: visibleRows.lowerBound)
    var row = first
    var bottom = extents.offset(of: first)
    while row < content.count, bottom < offset + height {
      if measured >= ListMounter.rowsPerUpdate, !isMeasured(row) { break }
      if !settledRows.contains(row), makeSure(of: row) { measured += 1 }
      bottom += extents.height(of: row)
      row += 1
    }
    return first..<row
  }

  /// What is mounted is shown until its replacement is ready, unless it no longer fits.
  private func isMeasured(_ row: Int) -> Bool {
    prepared[row] != nil || roots[row]?.width == width
  }

  /// Prepares a row on this thread if that was not done ahead.
  ///
  /// - Returns: whether it had to.
  private func makeSure(of row: Int) -> Bool {
    !isMeasured(row) && prepareNow(row)
  }

  /// Prepares a row on this thread.
  ///
  /// - Returns: whether there is anything to prepare it for.
  @discardableResult
  func prepareNow(_ row: Int) -> Bool {
    guard let made = preparation.prepareNow(row) else { return false }
    counters.rowsBuiltOnMain += 1
    take(made)
    return true
  }

  private func takeResults() {
    for result in preparation.takeResults() where result.epoch == epoch {
      guard preparedRange.contains(result.row) || roots[result.row] != nil else {
        forget([result])
        continue
      }
      // What was unwanted for a while may have missed a change, or be older than what was shown.
      if trees.holds(result), !result.isOutdated { take(result) }
    }
  }

  func take(_ result: PreparedRow) {
    if let known = prepared[result.row], known.isNewer(than: result) { return }
    prepared[result.row] = result
    if settledRows.contains(result.row) { settledRows = 0..<0 }
    extents.setHeight(grid.roundUp(result.renderTree.size.height), of: result.row)
  }

  // MARK: - The view

  /// Tells the view how tall the rows are and where it is scrolled to.
  private func adjust(_ scrollView: any ScrollView, to offset: Double, height: Double) {
    isAdjusting = true
    defer { isAdjusting = false }
    // Not every time an estimate turns out wrong by a little: to a scroll bar that is neither here
    // nor there.
    let difference = abs(extents.total - reportedHeight)
    if difference > reportedHeight * 0.002 || isNearEnd(offset, height: height) {
      reportExactHeight()
    }
    if scrollView.scrollOffset != offset { scrollView.scrollOffset = offset }
  }

  private func isNearEnd(_ offset: Double, height: Double) -> Bool {
    offset + 4 * height > min(extents.total, reportedHeight)
  }

  private func reportExactHeight() {
    guard reportedHeight != extents.total else { return }
    let wasAdjusting = isAdjusting
    isAdjusting = true
    defer { isAdjusting = wasAdjusting }
    reportedHeight = extents.total
    scrollView?.contentHeight = extents.total
  }

  // MARK: - Other rows

  /// Exchanges the rows, and finds out what stays in place.
  private func replaceRows(by new: ListContent) -> Anchor? {
    let places = RowPlaces(of: Array(roots.keys), in: content, to: new)
    let anchor = anchor(among: places)
    extents = places.extents(from: extents, count: new.count, estimate: new.estimatedRowHeight)
    renumberRoots(places)
    let revision = revision + 1
    mounter.host.runInBackground { [trees] in
      trees.forgetRows(missingIn: new, revision: revision)
    }
    return anchor
  }

  private func renumberRoots(_ places: RowPlaces) {
    // First those that are gone, because others may come to have their numbers.
    for (row, root) in roots.sorted(by: { $0.key < $1.key }) where places[row] == nil {
      retire(root, hasFocus: scrollView?.hasFocus(in: root.view) == true)
    }
    let before = roots.sorted { $0.key < $1.key }
    roots = [:]
    retiredOutside = nil
    var last = -1
    var isInOrder = true
    for (row, root) in before {
      guard let place = places[row] else { continue }
      root.row = place
      roots[place] = root
      isInOrder = isInOrder && place > last
      last = place
    }
    if !isInOrder { order.disturb() }
  }

  private func anchor(among places: RowPlaces) -> Anchor? {
    guard let offset = scrollView?.scrollOffset, offset > 0 else { return .row(0, distance: 0) }
    for row in visibleRows {
      guard let place = places[row] else { continue }
      return .row(place, distance: offset - extents.offset(of: row))
    }
    return nil
  }

  private func beginEpoch() {
    epoch += 1
    prepared = [:]
    settledRows = 0..<0
    preparedRange = 0..<0
    guard width > 0, let scrollView else { return }
    grid = PixelGrid(scale: mounter.host.scaleFactor)
    var context = LayoutContext(
      measurer: mounter.host.measurer, grid: grid, direction: direction)
    context.measuringRevision = measuring.number
    preparation.setJob(
      RowPreparation.Job(
        content: content, context: context, width: width,
        incrementalHeight: max(2 * scrollView.viewportSize.height, ListMounter.tallRow),
        revision: revision, epoch: epoch))
  }
}
