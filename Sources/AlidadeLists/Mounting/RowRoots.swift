import AlidadeDiffing
import AlidadeLayout
import AlidadeRender

/// The root views of a list: those of visible rows, those of invisible rows with the keyboard
/// focus, and unused ones.
// Proof (roots): a root is looked up or exchanged in one access, in which nothing else is called;
// the caller holds a removed root until the access has ended. Each visible row is looked up several
// times in a frame.
@MainActor final class RowRoots {
  /// The number of unused roots to keep in addition to the number of visible rows.
  private static let spareRoots = 8
  /// The maximum distance from the origin of the rows' coordinates, in points, at which rows keep
  /// their positions.
  ///
  /// Toolkits store coordinates in single precision, which resolves hundredths of a point up to
  /// this distance.
  private static let farthestStart = 16_384.0

  let mounter: Mounter
  /// The role of the rows for assistive technologies.
  private let role: AccessibilityRole
  private weak var scrollView: (any ScrollView)?
  /// The list, which scrolls lists in its rows.
  weak var enclosing: (any EnclosingScroll)?
  @exclusivity(unchecked) private var roots: [Int: RowRoot] = [:]
  private var pool = RowRootPool()
  private var order = RowRootOrder()
  /// The visible rows when rows were last retired; `nil` if rows have moved since.
  private var retiredOutside: Range<Int>?
  /// The invisible rows that keep their views, and sticky headers and footers.
  private var keptOutOfView: [Int] = []
  /// The sticky header and footer when rows were last placed.
  private(set) var sticky = StickyRows()
  /// A Boolean value that is `true` if the views of some row depend on its visible part, which must
  /// then be updated on every scroll.
  private var hasIncrementalRows = false
  /// The number of times that a row became visible.
  private(set) var shownCount = 0
  /// The rows that are swiped aside.
  let swipes = RowSwipes()
  /// The rows that begin to disappear in this pass.
  var departures: [Departure] = []
  /// The roots of rows that were removed or are out of view, and are still disappearing.
  var leaving: [RowRoot] = []
  /// The rows that have become visible since ``takeShownRows()`` was called.
  private var shownRows: [Int] = []
  /// The number of roots that were created.
  private(set) var madeCount = 0

  init(in scrollView: any ScrollView, role: AccessibilityRole, mounter: Mounter) {
    self.role = role
    self.scrollView = scrollView
    self.mounter = mounter
  }

  /// The root of a row; `nil` if the row has no views.
  subscript(row: Int) -> RowRoot? { roots[row] }

  /// The rows that have views, unordered.
  var rows: Dictionary<Int, RowRoot>.Keys { roots.keys }

  /// Returns a row whose root satisfies a predicate.
  func row(where hasProperty: (RowRoot) -> Bool) -> Int? {
    roots.first { hasProperty($0.value) }?.key
  }

  /// Removes all rows from the view.
  func tearDown() {
    // All rows are removed in a single update.
    mounter.beginUpdate()
    defer { mounter.endUpdate() }
    swipes.tearDown()
    let shown = roots.sorted { $0.key < $1.key }
    let gone = (leaving, departures, pool, order)
    roots = [:]
    leaving = []
    departures = []
    keptOutOfView = []
    sticky = StickyRows()
    retiredOutside = nil
    pool = RowRootPool()
    order = RowRootOrder()
    // The rows outlive their roots, and are notified that they are no longer shown. This runs
    // application code, so the table must be empty by now.
    for (_, root) in shown { root.leave() }
    // Releasing roots releases their views, so do it after the access has ended.
    withExtendedLifetime(gone) {}
  }

  /// The number of rows that have views.
  var count: Int { roots.count }

  // MARK: - Order

  /// A Boolean value that is `true` if views may not be in the order of their rows.
  var isDisturbed: Bool { order.isDisturbed }

  /// Sorts views by their rows, because assistive technologies read them in that order.
  func sort() {
    order.sort()
    for (root, actions) in swipes.shown { actions.follow(root.view) }
  }

  /// Draws a row above all others until it has come to rest.
  func raise(_ root: RowRoot) { order.raise(root) }

  // MARK: - Removing rows

  /// Retires the views of rows that are no longer visible, except for a row with the keyboard
  /// focus, and the sticky header and footer.
  ///
  /// - Parameters:
  ///   - sight: the visible part of the list.
  ///   - prepared: the rows that are ready.
  ///   - motion: the motion of the pass; `nil` if the rows don't move.
  func retire(outside sight: VisibleArea, _ prepared: PreparedRows, _ motion: RowMotion?) {
    for row in rowsGone(from: sight.rows) {
      guard let root = roots[row] else { continue }
      var isKept = sight.sticky[row] != nil || hasFocus(root)
      // The user may be typing in an invisible row, so it is updated like any other.
      if isKept, let next = prepared[row], root.isOlder(than: next) {
        root.update(next, visibleRect: sight.rect(in: row))
        // The view with the focus may have been removed.
        isKept = sight.sticky[row] != nil || hasFocus(root)
      }
      if isKept {
        keptOutOfView.append(row)
      } else {
        roots[row] = nil
        retire(root, motion, isRemoved: false)
      }
    }
  }

  private func hasFocus(_ root: RowRoot) -> Bool { scrollView?.hasFocus(in: root.view) == true }

  /// Returns the rows with views that are not in `visible`, in ascending order.
  private func rowsGone(from visible: Range<Int>) -> [Int] {
    defer { retiredOutside = visible }
    guard let before = retiredOutside else {
      keptOutOfView = []
      return roots.keys.filter { !visible.contains($0) }.sorted()
    }
    // Only rows that were visible before, and rows that kept their views, can disappear.
    if keptOutOfView.isEmpty, before == visible { return [] }
    var gone: [Int] = []
    for row in before where !visible.contains(row) { gone.append(row) }
    for row in keptOutOfView where !visible.contains(row) { gone.append(row) }
    keptOutOfView = []
    gone.sort()
    return gone
  }

  /// Takes a root view from a row that no longer needs it.
  ///
  /// It is hidden at the end of the update unless another row takes it, or it is animated out.
  private func retire(_ root: RowRoot, _ motion: RowMotion?, isRemoved: Bool) {
    swipes.end(of: root)
    let departs = motion.map { depart(root, $0, isRemoved: isRemoved) } ?? false
    root.leave()
    if !departs { reuse(root) }
  }

  /// Makes a root available to other rows.
  func reuse(_ root: RowRoot) {
    root.tree.rootView.mountRecord?.endMotion()
    pool.add(root)
  }

  /// Moves roots to the positions of their rows in new content, and retires the roots of removed
  /// rows.
  ///
  /// - Parameters:
  ///   - map: the positions in the new content.
  ///   - motion: the motion of the pass; `nil` if the rows don't move.
  func renumber(_ map: OffsetMap, _ motion: RowMotion?) {
    let before = roots.sorted { $0.key < $1.key }
    roots = [:]
    retiredOutside = nil
    sticky = StickyRows()
    order.renumber()
    var gone: [RowRoot] = []
    var last = -1
    var isInOrder = true
    for (row, root) in before {
      guard let place = map.newOffset(ofOld: row) else {
        gone.append(root)
        continue
      }
      root.row = place
      roots[place] = root
      isInOrder = isInOrder && place > last
      last = place
    }
    if !isInOrder { order.disturb() }
    // Rows that disappear may look up others, so all of them must have their new positions by now.
    for root in gone {
      retire(root, motion, isRemoved: true)
      // The keyboard focus belongs to the row, not to its views; hiding a view takes the focus from
      // it.
      guard hasFocus(root) else { continue }
      if departs(root) { mounter.host.setInert(true, root.view) } else { root.wait() }
    }
  }

  /// Hides the roots of rows that were removed while there is no space for rows, so that nothing in
  /// them can get the keyboard focus, which the next row would then have.
  func hideUnused() {
    dropDepartures()
    pool.settle()
  }

  // MARK: - Adding rows

  /// Mounts rows that became visible, and updates mounted rows to their newest generation.
  ///
  /// - Parameters:
  ///   - sight: the visible part of the list.
  ///   - settled: the rows whose views are up to date.
  ///   - prepared: the rows that are ready.
  func mount(_ sight: VisibleArea, except settled: Range<Int>, _ prepared: PreparedRows) {
    for row in sight.rows where !settled.contains(row) {
      guard let next = prepared[row] else { continue }
      if let root = roots[row] {
        guard root.isOlder(than: next) else { continue }
        root.update(next, visibleRect: sight.rect(in: row))
      } else if sight.extents.pixelHeight(of: row) > 0 {
        mount(next, above: root(below: row), sight)
      }
    }
    mountStickyRows(sight, prepared)
    pool.settle()
  }

  /// Mounts the sticky header and footer if their own places aren't visible.
  private func mountStickyRows(_ sight: VisibleArea, _ prepared: PreparedRows) {
    for sticky in sight.sticky.all where !sight.rows.contains(sticky.row) {
      guard roots[sticky.row] == nil, sight.extents.pixelHeight(of: sticky.row) > 0,
        let next = prepared[sticky.row]
      else { continue }
      mount(next, above: order.topmost, sight)
      keptOutOfView.append(sticky.row)
    }
  }

  /// Returns the root of the nearest row before a row.
  private func root(below row: Int) -> RowRoot? {
    roots[row - 1] ?? roots.filter { $0.key < row }.max { $0.key < $1.key }?.value
  }

  private func mount(_ row: PreparedRow, above sibling: RowRoot?, _ sight: VisibleArea) {
    guard let scrollView else { return }
    let limit = sight.rows.count + RowRoots.spareRoots
    let root: RowRoot
    if let waiting = pool.take(signature: row.renderTree.signature, limit: limit) {
      root = waiting
      order.disturb()
    } else {
      root = RowRoot(role: role, in: scrollView, above: sibling?.view, mounter: mounter)
      root.tree.enclosing = enclosing
      order.insert(root, above: sibling)
      madeCount += 1
    }
    roots[row.row] = root
    root.show(row, visibleRect: sight.rect(in: row.row))
    shownCount += 1
    shownRows.append(row.row)
  }

  /// Returns the rows that have become visible since the last call.
  func takeShownRows() -> [Int] {
    if shownRows.isEmpty { return [] }
    defer { shownRows.removeAll(keepingCapacity: true) }
    return shownRows
  }

  // MARK: - Frames

  /// Sets the frames of all rows that have views.
  ///
  /// A row that stays keeps its frame, because moving the origin of the coordinates moves all rows
  /// together.
  ///
  /// - Parameters:
  ///   - sight: the visible part of the list.
  ///   - settled: the rows that haven't changed since they were placed.
  /// - Returns: the top of the first visible row, in pixels, in the coordinates of the rows.
  func place(_ sight: VisibleArea, except settled: SettledRows) -> Int {
    let extents = sight.extents
    let start = contentStart(sight, settled)
    let origin = extents.points(start - extents.topPixel(at: sight.offset))
    let viewTop = extents.points(extents.topPixel(at: sight.viewTop))
    let rowsOrigin = sight.axis.inView(
      Point(x: 0 - extents.grid.round(sight.x), y: origin + viewTop),
      height: extents.grid.round(sight.size.height))
    if let scrollView, scrollView.contentOrigin != rowsOrigin {
      scrollView.contentOrigin = rowsOrigin
    }
    let isSettledInPlace = isInPlace(settled, start, extents) && !hasIncrementalRows
    hasIncrementalRows = false
    let first = extents.pixelOffset(of: sight.rows.lowerBound) - start
    var top = first
    let previousSticky = sticky
    sticky = sight.sticky
    for row in sight.rows {
      // A row that was sticky until now isn't at its own place.
      let isInPlace =
        isSettledInPlace && settled.rows.contains(row) && previousSticky[row] == nil
      if !isInPlace, sticky[row] == nil, let root = roots[row] {
        place(root, row, top: top, sight)
      }
      top += extents.pixelAdvance(from: row)
    }
    placeStickyRows(sight, start: start)
    for row in keptOutOfView where sticky[row] == nil {
      guard let root = roots[row] else { continue }
      // An invisible row that keeps its views stays just outside the visible part, however far away
      // it is.
      let far = extents.offset(of: row) - sight.offset
      let near = min(max(far, -extents.height(of: row) - sight.size.height), 2 * sight.size.height)
      let pixels = ((near + sight.offset) * extents.grid.scale).rounded(.down)
      place(root, row, top: Int(pixels) - start, sight)
    }
    return first
  }

  /// Sets the frames of the sticky header and footer, and draws them above the rows.
  private func placeStickyRows(_ sight: VisibleArea, start: Int) {
    for sticky in sight.sticky.all {
      guard let root = roots[sticky.row] else { continue }
      place(root, sticky.row, top: sticky.top - start, sight)
    }
    func covering(_ sticky: StickyRow?) -> RowRootOrder.Covering? {
      sticky.flatMap { sticky in
        roots[sticky.row].map { RowRootOrder.Covering(root: $0, rows: sticky.covered) }
      }
    }
    order.setCovering(header: covering(sight.sticky.header), footer: covering(sight.sticky.footer))
  }

  /// Returns the pixel of the content at which the rows' coordinates begin.
  ///
  /// Rows that are already placed keep their frames unless they are too far from it.
  private func contentStart(_ sight: VisibleArea, _ settled: SettledRows) -> Int {
    let extents = sight.extents
    var start: Int?
    if settled.rows.overlaps(sight.rows) {
      start = extents.pixelOffset(of: settled.rows.lowerBound) - settled.top
    } else if let row = sight.rows.first(where: { roots[$0]?.top != nil }),
      let top = roots[row]?.top
    {
      start = extents.pixelOffset(of: row) - top
    }
    if let start, abs(extents.points(start) - sight.offset) <= RowRoots.farthestStart {
      return start
    }
    let next = extents.pixelOffset(of: sight.rows.lowerBound)
    followStart(by: start.map { extents.points($0 - next) }, sight.axis)
    return next
  }

  private func isInPlace(_ settled: SettledRows, _ start: Int, _ extents: RowExtents) -> Bool {
    !settled.rows.isEmpty
      && extents.pixelOffset(of: settled.rows.lowerBound) - start == settled.top
  }

  private func place(_ root: RowRoot, _ row: Int, top: Int, _ sight: VisibleArea) {
    // Tops and heights are whole pixels, so there are no gaps between rows.
    let extents = sight.extents
    let frame = Rect(
      x: sight.left(of: row), y: extents.points(top), width: sight.width(of: row),
      height: extents.height(of: row))
    let (placed, known) = (sight.axis.inView(frame, height: 0), sticky[row] == nil ? top : nil)
    if let swipe = swipes.swipe(of: root) {
      swipe.place(placed, top: known)
    } else {
      root.place(placed, top: known)
    }
    if root.tree.tree?.isIncremental == true {
      hasIncrementalRows = true
      root.tree.scroll(to: sight.rect(in: row))
    }
    root.tree.isHidden = false
  }
}
