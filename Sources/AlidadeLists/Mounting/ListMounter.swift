import AlidadeCore
import AlidadeDiffing
import AlidadeLayout
import AlidadeRender

/// An object that mounts the visible rows of a list and keeps them up to date.
///
/// A pass shows pending content, adds the rows that became ready, measures the visible rows, and
/// keeps the visible part in place. After that, the layout of each visible row is known, and
/// heights don't change: the pass retires the views of rows that are no longer visible, mounts rows
/// that became visible, sets all frames, and chooses the rows to prepare next. If application code
/// requests changes in the meantime, they are recorded, and shown by another pass of the same
/// update.
// Proof (extents, visibleRows, settled): each is read or replaced as a whole, and nothing is called
// in the meantime. They are read for each visible row.
@MainActor final class ListMounter: ScrollViewDelegate {
  let mounter: Mounter
  let scrolled: ScrolledView
  let prepared: PreparedRows
  let roots: RowRoots
  @exclusivity(unchecked) var extents: RowExtents
  /// The visible rows.
  @exclusivity(unchecked) var visibleRows = 0..<0
  /// The first visible row that isn't entirely behind a sticky header.
  var topRow = 0
  var content: ListContent
  /// The number of changes to the conditions for which rows are prepared: the content, the width
  /// and the measurer.
  var revision: Int

  @exclusivity(unchecked) var settled = SettledRows()
  /// The direction of the rows' layout.
  var direction: LayoutDirection
  /// The revision of the layout conditions under which rows are measured, other than the measurer.
  var measuring: LayoutRevision
  /// The direction in which rows follow each other, and lines.
  var axis: RowAxis { scrolled.axis }
  /// The direction in which the rows of a line follow each other.
  var lineDirection: LayoutDirection { axis.lineDirection(direction) }
  /// The columns of the rows, and the width of the lines.
  private(set) var columns = RowColumns(listWidth: 0)
  /// A Boolean value that is `true` if the rows are arranged in several columns.
  var hasColumns: Bool { columns.count > 1 }
  /// The desired space between lines, in points.
  private var lineSpacing = 0.0
  /// The width of the lines, in points; zero before the list has a size.
  var width: Double { columns.listWidth }
  /// The width of the viewport in the latest pass, in points.
  var viewportWidth = 0.0
  var builtOnMainCount = 0
  /// The work in progress.
  private enum Activity { case idle, updating, updatingAgain }
  private var activity = Activity.idle
  /// The contents to show next.
  var pending = PendingContents()
  /// The most recently shown source, before it was brought up to date with its data source.
  var latestSource: ListSource?
  /// The data source of the list's content; `nil` if it has none.
  var following: Following?
  /// The anchor of the next pass; `nil` to keep the currently visible rows in place.
  ///
  /// All passes of an update have the same anchor, unless the list is scrolled in between: rows
  /// that appear in the first pass may grow in the second one, and must not move the rows before
  /// them.
  var waitingAnchor: Anchor?
  /// The animated scroll in progress; `nil` if there is none.
  var motion: ScrollMotion?
  /// The searches for rows that are in progress.
  let searches = WeakObservers<RowSearch>()
  /// The scroll to a row that isn't found yet; `nil` if the list was scrolled elsewhere since.
  var scrollRequest: ScrollRequest?
  /// The animations of the current pass.
  var passMotion = PassMotion()
  private var isScheduled = false
  /// A Boolean value that is `true` if the next frame waits for rows that are being prepared.
  var awaitsRowsInFrame = false
  var hasReportedManyRows = false
  var hasReportedAxis = false
  let updates = RestDetector()
  let reader: ReaderPosition
  let selector: RowSelector
  let textSelector = TextSelector()
  /// The connection with the components around that handle commands.
  let connection = ResponderConnection()
  let seen: SeenRows
  /// A Boolean value that is `true` if the list is notified when the window is hidden.
  var observesVisibility = false
  /// The rows or the content that the user drags over the list.
  let drops = ListDrops()
  /// The move by the user that the next change shows; `nil` if there is none.
  var moveByHand: MoveByHand?
  var options: ListOptions
  private let start: Anchor?
  /// A Boolean value that is `true` while the view of an inline list gets its attributes and its
  /// frame, before its visible part is known.
  var isBeingPlaced = false
  /// A Boolean value that is `true` while the components around an inline list are mounted.
  var isSurroundingMounted = true
  /// The height that the list has requested.
  var requestedHeight: InlineHeight?

  /// The maximum number of passes in one update.
  private static let passesPerUpdate = 8

  init(_ source: ListSource, in scrollView: any ScrollView, mounter: Mounter) {
    // The list that showed the rows may be removed later in the same update.
    source.trees.list?.recordPosition()
    let relay = Relay()
    self.mounter = mounter
    scrolled = ScrolledView(
      scrollView, source.options.rowAxis(source.direction), inlineHeight: source.inlineHeight)
    roots = RowRoots(
      in: scrollView, role: source.options.kind.rowRole, mounter: mounter)
    prepared = PreparedRows(trees: source.trees, host: mounter.host) {
      relay.owner?.update()
    }
    direction = source.direction
    measuring = source.measuring
    options = source.options
    reader = ReaderPosition(source.trees.history)
    seen = SeenRows(source.trees.history)
    // Rows of a list that was shown before continue with their state.
    let previous = source.trees.content
    let continued = previous.flatMap(source.immediateContinuation)
    let (first, map) = (continued?.source ?? source, continued?.map)
    if let previous, map == nil {
      start = source.trees.anchor
      content = source.trees.show(previous, parent: previous.parent, nil)
      pending = PendingContents(source)
    } else {
      start = map.flatMap { source.trees.anchor?.following($0) } ?? first.start
      content = source.trees.show(
        first.content, parent: source.parent, map?.isIdentity == true ? nil : map)
    }
    revision = content.revision
    extents = RowExtents(
      RowHeights(count: content.count, height: content.estimatedRowHeight, grid: PixelGrid()))
    if source.axis == .vertical, let known = source.trees.heights(of: previous) {
      let estimate = content.estimatedRowHeight
      extents = RowExtents(map.map { known.moved(by: $0, estimate: estimate) } ?? known)
    }
    selector = RowSelector(source.content.selection)
    relay.owner = self
    roots.enclosing = self
    latestSource = first
    if map?.isIdentity == false { followChanges() }
  }

  isolated deinit {
    tearDown()
  }

  var scrollView: ScrolledView? { scrolled.view == nil ? nil : scrolled }

  /// The counts of the list's work so far.
  var counters: ListCounters {
    ListCounters(
      rowsMounted: roots.shownCount, rowsBuiltOnMainThread: builtOnMainCount,
      rowViewsCreated: roots.madeCount)
  }

  /// Shows the first rows.
  func begin() {
    prepared.trees.list = self
    prepared.trees.history.loadDidEnd = { [weak self] in self?.updateInNextFrame() }
    prepared.trees.connect(showNow: { [weak self] name in self?.showRowNow(name) }) {
      [weak self, host = mounter.host] name in
      host.runOnMain { self?.rowBecameStale(name) }
    }
    if let latestSource { follow(latestSource) }
    // The position of an inline list is that of the enclosing scroll view.
    if scrolled.inline == nil { waitingAnchor = start }
    update()
    showNewestElements()
  }

  /// Records the scroll position, unless another list already shows the rows, and removes all rows
  /// from the view.
  func leave() {
    if prepared.trees.list === self { recordPosition() }
    tearDown()
  }

  private func tearDown() {
    connection.end(self)
    stopFollowing()
    motion = nil
    pending.cancel()
    if selector.band != nil { scrollView?.selectionBand = nil }
    refuseDrops()
    offerTextSelection(false)
    offerSwipes(false)
    roots.tearDown()
    prepared.begin(revision: revision, nil)
  }

  func scrollViewDidChangeViewport(_ scrollView: any ScrollView) {
    if scrolled.isAdjusting { return }
    followSideways()
    if scrolled.follow() {
      (motion, scrollRequest) = (nil, nil)
      let isAtEnd = isAtEnd(scrolled.offset, scrolled.viewportSize.height)
      // A user who scrolled to the end expects to see it, whatever the heights of the rows there.
      waitingAnchor = isAtEnd && scrolled.offset > 0 ? .end : nil
      noteScroll(isAtEnd: isAtEnd)
    }
    update()
  }

  func scrollView(_ scrollView: any ScrollView, perform command: ScrollCommand) -> Bool {
    ListNavigation(list: self, scrollView: scrolled).perform(axis.command(command))
  }

  /// Scrolls to a distance from the top, in points, limited to the content.
  func scroll(to offset: Double) {
    endScrolls()
    scrolled.scroll(to: offset, isUpdating && scrolled.inline == nil ? nil : extents)
    guard isUpdating, scrolled.inline == nil, let scrollView, scrollView.viewportSize.height > 0
    else { return }
    // The view doesn't know the height of the rows that are about to be shown.
    let end = Anchor.end.offset(in: extents, height: scrollView.viewportSize.height)
    guard offset > 0, offset >= end else { return }
    scroll(to: Anchor.end)
  }

  /// Scrolls to a position.
  func scroll(to anchor: Anchor) {
    endScrolls()
    if scrolled.inline != nil {
      // The enclosing component scrolls near the position, and the rows there are measured.
      let height = scrolled.viewportSize.height
      scroll(to: anchor.offset(in: extents, under: stickySections, height: height))
    }
    move(to: anchor)
  }

  /// Shows a position.
  func move(to anchor: Anchor) {
    waitingAnchor = anchor
    update()
  }

  // MARK: - Updates

  /// A Boolean value that is `true` if a pass is in progress, so that a change is shown by the
  /// next.
  var isUpdating: Bool { activity != .idle }

  /// Brings the list up to date.
  ///
  /// A call during an update, for example by a row that appears, causes another pass. After a few
  /// passes, the rest waits for the next frame.
  func update() {
    // The view may belong to another list by now.
    guard let view = scrolled.view, view.scrollDelegate === self else { return }
    // Other rows and another size are a single update, because nothing is painted in between.
    if view.mountRecord?.isAboutToResize == true || isBeingPlaced { return }
    if isUpdating {
      ImmediateUpdates.deferrals += 1
      activity = .updatingAgain
      return
    }
    // A pass could take away the row in which a scroll view is mounting.
    if mounter.scrollPasses.mustWait(around: view.mountRecord) {
      ImmediateUpdates.deferrals += 1
      return mounter.scrollPasses.afterward { [weak self] in self?.update() }
    }
    mounter.beginUpdate()
    defer { mounter.endUpdate() }
    for _ in 0..<ListMounter.passesPerUpdate {
      activity = .updating
      let isComplete = pass()
      let isLast = activity == .updating
      activity = .idle
      if isLast {
        if isComplete { waitingAnchor = nil }
        return notify()
      }
    }
    scheduleUpdate()
    notify()
  }

  /// Notifies the application of the rows that are visible after an update.
  private func notify() {
    showSeen()
    if scrolled.hasRoom {
      showStatus()
      enableDragging()
      showMoving()
      showSwiping()
      showTextSelection()
      let actions = reader.update(
        visibleRows, of: content, isAtStart: scrolled.offset <= 0,
        isAtEnd: isAtEnd(scrolled.offset, scrolled.sightSize.height), options,
        isUpToDate: isUpToDate)
      for action in actions { action() }
    }
    noteShownVersion()
    fitHeight()
    continueScroll()
  }

  private func isAtEnd(_ offset: Double, _ height: Double) -> Bool {
    offset + height >= extents.total - 0.5
  }

  /// Shows pending content, and measures, mounts and places the visible rows.
  ///
  /// - Returns: `false` if there is no space for rows, or there are too many to measure in one
  ///   pass.
  private func pass() -> Bool {
    let size = scrolled.sightSize
    let hasRoom = scrolled.hasRoom
    let grid = PixelGrid(scale: mounter.host.scaleFactor)
    if hasRoom { fitRows(to: size, on: grid) }
    showWaitingContent()
    // The animations belong to no later change.
    defer { endPassMotion() }
    if !hasRoom {
      roots.hideUnused()
      return false
    }
    // The new content may have wider rows.
    fitRows(to: size, on: grid)
    let wanted = anchor
    waitingAnchor = wanted
    prepared.takeResults(isMounted: { roots[$0] != nil }, take)
    let anchor = takeShifts(wanted, height: size.height)
    let motion = takeRowMotion()
    let (offset, isComplete) = settleHeights(from: anchor, height: size.height)
    scrolled.adjust(to: offset, extents, height: size.height)
    let x = settleSideways(in: size)
    topRow = uncoveredRow(at: offset)
    let sight = VisibleArea(
      extents: extents, rows: visibleRows,
      sticky: stickyRows(at: offset, height: size.height), offset: offset,
      viewTop: scrolled.sightTop, x: x, size: size, columns: columns, axis: axis,
      lineDirection: lineDirection)
    roots.retire(outside: sight, prepared, motion)
    let shownBefore = roots.shownCount
    roots.mount(sight, except: settled.rows, prepared)
    let top = roots.place(sight, except: settled)
    settled = SettledRows(rows: visibleRows, top: top)
    roots.move(sight, motion, from: scrolled.view?.contentOrigin ?? .zero)
    prepareRows(height: size.height)
    reportManyRows(size)
    updates.noteChange()
    if roots.isDisturbed { sort(afterMounting: roots.shownCount - shownBefore) }
    // The remaining rows follow in the next frame.
    if !isComplete { scheduleUpdate() }
    return isComplete
  }

  /// Begins a new revision if the rows get another width.
  private func fitRows(to size: Size, on grid: PixelGrid) {
    let rowWidth = max(size.width, options.minimumRowWidth)
    let wanted = options.columns
    let columns =
      wanted?.columns.fitting(rowWidth, spacing: wanted?.spacing ?? 0, grid)
      ?? RowColumns(listWidth: rowWidth)
    let spacing = wanted?.lineSpacing ?? 0
    if columns == self.columns, spacing == lineSpacing { return }
    waitingAnchor = anchor
    self.columns = columns
    lineSpacing = spacing
    extents = extents.arranged(
      RowArrangement(content.count, in: content.sections, columnCount: columns.count),
      spacing: spacing, estimate: content.estimatedRowHeight)
    keepHeights()
    revision = prepared.trees.nextRevision()
    beginRevision()
  }

  private func scheduleUpdate() {
    if isScheduled { return }
    isScheduled = true
    mounter.host.scheduleFrame { [weak self] in
      self?.isScheduled = false
      self?.update()
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
}

extension ListMounter {
  /// A weak reference from the prepared rows to their list.
  @MainActor private final class Relay {
    weak var owner: ListMounter?
  }
}
