import AlidadeLayout
import AlidadeRender

extension ListMounter {
  /// How many roots may wait for a row of their structure beside as many as are in sight.
  private static let spareRoots = 8
  /// How far from the start of their coordinates rows may be, in points, before they are counted
  /// from elsewhere; toolkits keep coordinates in single precision, which tells hundredths of a point
  /// apart up to here.
  private static let farthestStart = 16_384.0

  /// Takes the views from rows that went out of sight; a row that has the keyboard focus keeps its
  /// views.
  func retireRows(outside visible: Range<Int>) {
    for row in rowsGone(from: visible) {
      guard let root = roots[row] else { continue }
      let hasFocus = scrollView?.hasFocus(in: root.view) == true
      if hasFocus, row < content.count {
        rowsKeptOutOfSight.append(row)
      } else {
        retire(root, hasFocus: hasFocus)
      }
    }
  }

  /// The rows with views that are not among `visible`, in their order.
  private func rowsGone(from visible: Range<Int>) -> [Int] {
    defer { retiredOutside = visible }
    guard let before = retiredOutside else {
      rowsKeptOutOfSight = []
      return roots.keys.filter { !visible.contains($0) }.sorted()
    }
    // Only what was in sight then can have gone since, and what was kept may go now.
    if rowsKeptOutOfSight.isEmpty, before == visible { return [] }
    var gone: [Int] = []
    for row in before where !visible.contains(row) { gone.append(row) }
    for row in rowsKeptOutOfSight where !visible.contains(row) { gone.append(row) }
    rowsKeptOutOfSight = []
    gone.sort()
    return gone
  }

  /// Takes the root view from a row; it is hidden at the end of the update unless another row gets
  /// it before.
  ///
  /// - Parameter hasFocus: whether the keyboard focus is in it.
  func retire(_ root: RowRoot, hasFocus: Bool) {
    guard let row = root.row else { return }
    roots[row] = nil
    root.leave()
    // The keyboard focus belongs to the row, not to its views: a view that disappears loses it.
    if hasFocus { root.wait() }
    pool.add(root)
  }

  /// Gives views to rows that came into sight, and the newest generation to those that are.
  ///
  /// Views stand in the order of their rows, because assistive technologies read them in that
  /// order.
  ///
  /// - Parameter settled: rows that are mounted as they are to be.
  func mountRows(at offset: Double, _ size: Size, except settled: Range<Int>) {
    for row in visibleRows where !settled.contains(row) {
      guard let next = prepared[row] else { continue }
      if let root = roots[row] {
        guard root.isOlder(than: next) else { continue }
        root.update(next, visibleRect: visibleRect(of: row, offset, size))
      } else if extents.height(of: row) > 0 {
        mount(next, above: root(below: row), visibleRect: visibleRect(of: row, offset, size))
      }
    }
    for row in rowsKeptOutOfSight {
      // What is typed out of sight is shown like anything else.
      guard let next = prepared[row], let root = roots[row], root.isOlder(than: next) else {
        continue
      }
      root.update(next, visibleRect: visibleRect(of: row, offset, size))
    }
    pool.settle()
  }

  /// The root of the nearest row before a row.
  private func root(below row: Int) -> RowRoot? {
    roots[row - 1] ?? roots.filter { $0.key < row }.max { $0.key < $1.key }?.value
  }

  private func mount(_ row: PreparedRow, above sibling: RowRoot?, visibleRect: Rect) {
    guard let scrollView else { return }
    let limit = visibleRows.count + ListMounter.spareRoots
    let root: RowRoot
    if let waiting = pool.take(signature: row.renderTree.signature, limit: limit) {
      root = waiting
      order.disturb()
    } else {
      root = RowRoot(in: scrollView, above: sibling?.view, mounter: mounter)
      order.insert(root, above: sibling)
      counters.rowRootsMade += 1
    }
    roots[row.row] = root
    root.show(row, visibleRect: visibleRect)
    counters.rowsMounted += 1
  }

  /// Gives rows that have views their frames.
  ///
  /// A row that stays keeps its frame: all are moved together by moving the origin of their
  /// coordinates.
  ///
  /// - Parameter settled: rows that have not changed since they were placed.
  func place(at offset: Double, _ size: Size, except settled: Range<Int>) {
    guard let scrollView else { return }
    let start = contentStart(at: offset)
    let origin = grid.round(start - offset)
    if scrollView.contentOrigin != origin { scrollView.contentOrigin = origin }
    let isLikeBefore = start == placedStart && !hasIncrementalRows
    placedStart = start
    hasIncrementalRows = false
    var top = extents.offset(of: visibleRows.lowerBound) - start
    for row in visibleRows {
      let height = extents.height(of: row)
      if !isLikeBefore || !settled.contains(row), let root = roots[row] {
        place(root, row, top: top, height, at: offset, size)
      }
      top += height
    }
    if rowsKeptOutOfSight.isEmpty { return }
    for (row, root) in roots.sorted(by: { $0.key < $1.key }) where !visibleRows.contains(row) {
      let height = extents.height(of: row)
      // A row out of sight that keeps its views stands just outside, however far away it is.
      let far = extents.offset(of: row) - offset
      let near = min(max(far, -height - size.height), 2 * size.height)
      place(root, row, top: near + offset - start, height, at: offset, size)
    }
  }

  /// Where in the content, in points from its top, the coordinates of the rows begin: where the rows
  /// that are placed already can stay as they are, unless that is too far away.
  private func contentStart(at offset: Double) -> Double {
    for row in visibleRows {
      guard let top = roots[row]?.top else { continue }
      let start = extents.offset(of: row) - top
      if abs(start - offset) <= ListMounter.farthestStart { return start }
      break
    }
    return extents.offset(of: visibleRows.lowerBound)
  }

  private func place(
    _ root: RowRoot, _ row: Int, top: Double, _ height: Double, at offset: Double, _ size: Size
  ) {
    // Heights are whole pixels, so rows whose tops are rounded alike leave no gap.
    root.place(Rect(x: 0, y: grid.round(top), width: size.width, height: height))
    if root.tree.tree?.isIncremental == true {
      hasIncrementalRows = true
      root.tree.scroll(to: visibleRect(of: row, offset, size))
    }
    root.tree.isHidden = false
  }

  /// What is in sight of a row, in the row's coordinates.
  private func visibleRect(of row: Int, _ offset: Double, _ size: Size) -> Rect {
    Rect(
      x: 0, y: offset - extents.offset(of: row), width: size.width, height: size.height)
  }
}
