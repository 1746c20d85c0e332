import AlidadeCore
import AlidadeDiffing
import AlidadeLayout
import AlidadeRender

/// An object that mounts the visible rows of a list and keeps them up to date.
///
/// An update adds the rows that became ready, measures the visible rows, keeps the visible part in
/// place, retires the views of rows that are no longer visible, mounts rows that became visible,
/// sets all frames, and chooses the rows to prepare next.
// Proof (extents, visibleRows, settled): each is read or replaced as a whole, and nothing is called
// meanwhile. They are read for each visible row.
@MainActor final class ListMounter: ScrollViewDelegate {
  let mounter: Mounter
  let scrolled: ScrolledView
  let prepared: PreparedRows
  let roots: RowRoots
  @exclusivity(unchecked) var extents: RowExtents
  /// The visible rows.
  @exclusivity(unchecked) var visibleRows = 0..<0
  /// The first visible row that is not wholly behind a sticky header.
  var topRow = 0
  var content: ListContent
  /// The number of changes to the conditions that rows are prepared for: the content, the width and
  /// the measurer.
  var revision: Int

  @exclusivity(unchecked) private var settled = SettledRows()
  /// The direction of the rows' layout.
  var direction: LayoutDirection
  /// The revision of the layout conditions that rows are measured under, other than the measurer.
  var measuring: LayoutRevision
  private var width = 0.0
  private var builtOnMainCount = 0
  var isUpdating = false
  /// The source to show after the current update, or after the change that is being computed.
  var waitingSource: ListSource?
  /// The source that was shown last, before it was made up to date with its data source.
  var latestSource: ListSource?
  /// The data source of the list's content; `nil` if it has none.
  var following: Following?
  /// The comparison of new rows with the current ones.
  var comparison = Comparison.none
  /// The anchor of the next update; `nil` to keep the rows that are visible then in place.
  var waitingAnchor: Anchor?
  private var isScheduled = false
  private var hasReportedManyRows = false
  let updates = RestDetector()
  /// The scroll offset when the view or the list last set it.
  private var knownOffset = 0.0
  let reader = ReaderPosition()
  let selector: RowSelector
  var options: ListOptions
  private let start: Anchor?

  /// The height in points up to which a row is always mounted as a whole, because the size of the
  /// list may not be known yet.
  private static let tallRow = 512.0
  /// The maximum number of rows that are measured in one frame.
  ///
  /// Rows without height could go on forever.
  private static let rowsPerUpdate = 1024
  /// The number of rows with views above which the list is probably taller than intended.
  private static let manyRows = 1000

  init(_ source: ListSource, in scrollView: any ScrollView, mounter: Mounter) {
    let relay = Relay()
    self.mounter = mounter
    scrolled = ScrolledView(scrollView)
    roots = RowRoots(in: scrollView, mounter: mounter)
    prepared = PreparedRows(trees: source.trees, host: mounter.host) {
      relay.owner?.update(isScroll: false)
    }
    direction = source.direction
    measuring = source.measuring
    options = source.options
    start = source.start
    // Rows of a list that was shown before go on where they were.
    let former = source.trees.content
    let map = former.flatMap { source.content.rows.immediateChanges(from: $0.rows) }?.map
    if let former, map == nil {
      content = source.trees.show(former, parent: former.parent, nil)
      waitingSource = source
    } else {
      content = source.trees.show(
        source.content, parent: source.parent, map?.isIdentity == true ? nil : map)
    }
    revision = content.revision
    extents = RowExtents(
      RowHeights(count: content.count, height: content.estimatedRowHeight, grid: PixelGrid()))
    selector = RowSelector(source.content.selection)
    relay.owner = self
    latestSource = source
    if map?.isIdentity == false { followChanges() }
  }

  isolated deinit {
    tearDown()
  }

  var scrollView: (any ScrollView)? { scrolled.view }

  /// The counts of the list's work so far.
  var counters: ListCounters {
    ListCounters(
      rowsMounted: roots.shownCount, rowsBuiltOnMainThread: builtOnMainCount,
      rowViewsCreated: roots.madeCount)
  }

  /// Shows the first rows.
  func begin() {
    prepared.trees.connect(showNow: { [weak self] name in self?.showRowNow(name) }) {
      [weak self, host = mounter.host] name in
      host.runOnMain { self?.rowBecameStale(name) }
    }
    if let latestSource { follow(latestSource) }
    // The view may have belonged to another list.
    if scrollView?.scrollOffset != 0 { scroll(to: 0) }
    waitingAnchor = start
    update(isScroll: false)
    showNewestElements()
  }

  /// Removes all rows from the view.
  func tearDown() {
    stopFollowing()
    waitingSource = nil
    comparison = .none
    if selector.band != nil { scrollView?.selectionBand = nil }
    roots.tearDown()
    prepared.begin(revision: revision, nil)
  }

  func scrollViewDidChangeViewport(_ scrollView: any ScrollView) {
    if scrolled.isAdjusting { return }
    if scrollView.scrollOffset != knownOffset {
      waitingAnchor = nil
      knownOffset = scrollView.scrollOffset
      mounter.statefulViews.noteScroll()
      reader.noteScroll(isAtEnd: isAtEnd(knownOffset, scrollView.viewportSize.height))
    }
    update(isScroll: true)
  }

  func scrollView(_ scrollView: any ScrollView, perform command: ScrollCommand) -> Bool {
    ListNavigation(list: self, scrollView: scrollView).perform(command)
  }

  /// Scrolls to a distance from the top, in points, limited to the content.
  func scroll(to offset: Double) {
    scrolled.scroll(to: offset, isUpdating ? nil : extents)
    guard isUpdating, let scrollView, scrollView.viewportSize.height > 0 else { return }
    // Rows at the end may be measured before the scrolling is shown, and be taller than estimated.
    let end = Anchor.end.offset(in: extents, height: scrollView.viewportSize.height)
    waitingAnchor = offset > 0 && offset >= end ? .end : nil
    if waitingAnchor != nil { deferUpdate() }
  }

  /// Scrolls to a position.
  func scroll(to anchor: Anchor) {
    waitingAnchor = anchor
    update(isScroll: false)
  }

  // MARK: - Updates

  /// Shows the content that waits, or updates the list to the current state.
  ///
  /// - Parameters:
  ///   - isScroll: `true` if the viewport changed; only then can the end of the list stay in place.
  ///   - anchor: the position to keep; `nil` for the topmost mounted row.
  func update(isScroll: Bool, anchor: Anchor? = nil) {
    if isUpdating { return deferUpdate() }
    if scrollView == nil || showWaitingContent() { return }
    updateRows(isScroll: isScroll, anchor: anchor)
    noteShownVersion()
  }

  /// Measures, mounts and places the visible rows; see ``update(isScroll:anchor:)``.
  func updateRows(isScroll: Bool, anchor: Anchor?) {
    guard let size = scrollView?.viewportSize, size.width > 0, size.height > 0 else { return }
    isUpdating = true
    mountRows(size, waitingAnchor ?? followedEnd ?? anchor ?? anchorInSight(isScroll: isScroll))
    isUpdating = false
    showStatus()
    let actions = reader.update(
      visibleRows, of: content, isAtStart: knownOffset <= 0,
      isAtEnd: isAtEnd(knownOffset, size.height), options)
    for action in actions { action() }
  }

  /// The end of the list if it must stay visible.
  private var followedEnd: Anchor? { options.followsEnd && reader.isAtEnd ? .end : nil }

  private func isAtEnd(_ offset: Double, _ height: Double) -> Bool {
    offset + height >= extents.total - 0.5
  }

  private func mountRows(_ size: Size, _ anchor: Anchor) {
    waitingAnchor = nil
    if size.width != width {
      width = size.width
      revision = prepared.trees.nextRevision()
      beginRevision()
    }
    prepared.takeResults(isMounted: { roots[$0] != nil }, take)
    let offset = settleHeights(from: anchor, height: size.height)
    scrolled.adjust(to: offset, extents, height: size.height)
    knownOffset = scrollView?.scrollOffset ?? 0
    topRow = extents.row(at: uncoveredOffset(from: offset))
    let section = stickySection
    roots.retire(outside: visibleRows, except: section?.lowerBound, count: content.count)
    let before = settled
    // Mounting may change a row and reset this, so set it first.
    settled.rows = visibleRows
    let sight = RowSight(
      extents: extents, rows: visibleRows, stickySection: section, offset: offset, size: size)
    roots.mount(sight, except: before.rows, prepared)
    // A row that changed while rows were mounted may have another height.
    let isUnchanged = settled.rows == visibleRows
    settled.top = roots.place(sight, except: isUnchanged ? before : SettledRows())
    prepareRows(height: size.height)
    if roots.count > ListMounter.manyRows { reportManyRows(size) }
    updates.noteChange()
    if roots.isDisturbed { sortAtRest() }
  }

  /// Schedules an update for the next frame, because one is in progress.
  func deferUpdate() {
    ImmediateUpdates.deferrals += 1
    scheduleUpdate()
  }

  private func scheduleUpdate() {
    if isScheduled { return }
    isScheduled = true
    mounter.host.scheduleFrame { [weak self] in
      self?.isScheduled = false
      self?.update(isScroll: true)
    }
  }

  private func prepareRows(height: Double) {
    guard content.count > 0 else { return }
    let mean = max(1, extents.total / Double(content.count))
    let screenful = max(min(256, visibleRows.count), Int(min(256, height / mean + 1)))
    prepared.prepare(
      around: visibleRows, screenful: screenful, of: content, stickySections,
      mounted: { Array(roots.rows) },
      isMounted: { roots[$0] != nil })
  }

  private func reportManyRows(_ size: Size) {
    if hasReportedManyRows { return }
    hasReportedManyRows = true
    Diagnostics.report(
      Diagnostic(
        "A list is so tall that more than \(ListMounter.manyRows) of its rows have views.",
        values: ["height  \(size.height)", "rows    \(visibleRows.count) of \(content.count)"],
        remedy: """
          A list creates views for the rows that fit its height, so its height must be bounded. Inside something that \
          scrolls, such as a row of another list, it is as tall as all its rows. Give it a height with \
          .frame(height:), or add its rows to the enclosing list.
          """))
  }

  // MARK: - Visible rows

  func anchorInSight(isScroll: Bool) -> Anchor {
    guard let scrollView else { return .row(0, distance: 0) }
    let offset = scrollView.scrollOffset
    let height = scrollView.viewportSize.height
    // A user who scrolled to the end wants to see it, whatever the heights of the rows there.
    if isScroll, offset > 0, isAtEnd(offset, height) { return .end }
    let top = extents.row(at: uncoveredOffset(from: offset))
    return .inSight(of: extents, from: top, offset: offset, height) { roots[$0] != nil }
  }

  /// Measures the visible rows until the anchor is in place.
  private func settleHeights(from anchor: Anchor, height: Double) -> Double {
    if let row = anchor.rowToMeasure, row < content.count, !isMeasured(row) { prepareNow(row) }
    let sections = stickySections
    var offset = anchor.offset(in: extents, under: sections, height: height)
    var measured = 0
    repeat {
      visibleRows = measureRows(from: offset, height: height, &measured)
      // The header is above the visible rows, so its height moves them.
      let hasMoved = measureHeader()
      let corrected = anchor.offset(in: extents, under: sections, height: height)
      if corrected == offset, !hasMoved { break }
      offset = corrected
    } while true
    // The remaining rows follow in the next frame.
    if measured >= ListMounter.rowsPerUpdate { scheduleUpdate() }
    return offset
  }

  private func measureRows(
    from offset: Double, height: Double, _ measured: inout Int
  ) -> Range<Int> {
    guard content.count > 0 else { return 0..<0 }
    let first = extents.row(at: offset)
    var row = first
    var bottom = extents.offset(of: first)
    while row < content.count, bottom < offset + height {
      if measured >= ListMounter.rowsPerUpdate, !isMeasured(row) { break }
      if !settled.rows.contains(row), !isMeasured(row), prepareNow(row) { measured += 1 }
      bottom += extents.height(of: row)
      row += 1
    }
    return first..<row
  }

  /// Returns `true` if the height of a row is known.
  ///
  /// A mounted row is shown until its replacement is ready, unless its width has changed.
  func isMeasured(_ row: Int) -> Bool {
    prepared[row] != nil || roots[row]?.width == width
  }

  /// Prepares a row on this thread.
  ///
  /// - Returns: `true` if the row was prepared.
  @discardableResult
  func prepareNow(_ row: Int) -> Bool {
    guard let made = prepared.prepareNow(row) else { return false }
    builtOnMainCount += 1
    take(made)
    return true
  }

  private func take(_ row: PreparedRow) {
    if settled.rows.contains(row.row) { settled.rows = 0..<0 }
    extents.setHeight(row.renderTree.size.height, of: row.row)
  }

  // MARK: - Changed rows

  /// Prepares a changed row again.
  func rowBecameStale(_ name: RowName) {
    // A row that is not found will be prepared before it is shown.
    guard let row = prepared.trees.row(of: name, in: content) else { return }
    // A visible row may be about to be mounted.
    if visibleRows.contains(row) || roots[row] != nil {
      prepared.prepareUrgently(row)
    } else {
      prepared.noteChange(of: row)
    }
  }

  /// Shows a changed row immediately, on this thread.
  private func showRowNow(_ name: RowName) {
    // A visible row may not be prepared for the newest content yet.
    let row =
      prepared.trees.row(of: name, in: content) ?? roots.row { $0.shownName == name }
    guard let row, roots[row] != nil else { return rowBecameStale(name) }
    // Choose the anchor before the height changes: the row may be above the visible part and keep
    // its views.
    let anchor = anchorInSight(isScroll: false)
    if prepareNow(row) { update(isScroll: false, anchor: anchor) } else { rowBecameStale(name) }
  }

  /// Discards the prepared rows and sets the job for the new revision.
  ///
  /// - Parameter changes: the changes of the rows, of which the others stay prepared; `nil` if all rows
  ///   may have changed.
  func beginRevision(after changes: RowChanges? = nil) {
    settled = SettledRows()
    guard width > 0, let scrollView else { return prepared.begin(revision: revision, nil) }
    let grid = PixelGrid(scale: mounter.host.scaleFactor)
    let hasSameGrid = grid == extents.grid
    if !hasSameGrid { extents = extents.aligned(with: grid) }
    var context = LayoutContext(
      measurer: mounter.host.measurer, grid: grid, direction: direction)
    context.measuringRevision = measuring.number
    prepared.begin(
      revision: revision,
      RowPreparation.Job(
        content: content, context: context, width: width,
        incrementalHeight: max(2 * scrollView.viewportSize.height, ListMounter.tallRow),
        revision: revision), after: hasSameGrid ? changes : nil)
  }
}

extension ListMounter {
  /// A weak reference from the prepared rows to their list.
  @MainActor private final class Relay {
    weak var owner: ListMounter?
  }
}
