import AlidadeLayout
import AlidadeRender

/// The root views of a list: those of the rows in sight, those of rows out of sight that have the
/// keyboard focus, and those that wait for a row.
// Proof (roots): a root is looked up or exchanged in one access, in which nothing else is called; one
// that goes is held by the caller until the access has ended. Each row in sight is looked up several times in a frame.
@MainActor final class RowRoots {
  /// The number of roots that may wait for a row of their structure beside as many as are in sight.
  private static let spareRoots = 8
  /// The distance from the start of their coordinates, in points, up to which rows keep their
  /// places; toolkits keep coordinates in single precision, which tells hundredths of a point apart
  /// up to here.
  private static let farthestStart = 16_384.0

  private let mounter: Mounter
  private weak var scrollView: (any ScrollView)?
  @exclusivity(unchecked) private var roots: [Int: RowRoot] = [:]
  private var pool = RowRootPool()
  private var order = RowRootOrder()
  /// The rows that were in sight when rows were last retired; `nil` when rows have changed their
  /// places since.
  private var retiredOutside: Range<Int>?
  /// The rows out of sight that keep their views.
  private var keptOutOfSight: [Int] = []
  /// A Boolean value that is `true` if a row that has a view is mounted by what is in sight of it, so
  /// that it has to be told of each change of that.
  private var hasIncrementalRows = false
  /// The number of rows that came into sight so far.
  private(set) var shownCount = 0
  /// The number of roots made so far.
  private(set) var madeCount = 0

  init(in scrollView: any ScrollView, mounter: Mounter) {
    self.scrollView = scrollView
    self.mounter = mounter
  }

  /// The root of a row; `nil` if the row has no views.
  subscript(row: Int) -> RowRoot? { roots[row] }

  /// The rows that have views, in no particular order.
  var rows: Dictionary<Int, RowRoot>.Keys { roots.keys }

  /// Returns a row whose root has a property.
  func row(where hasProperty: (RowRoot) -> Bool) -> Int? {
    roots.first { hasProperty($0.value) }?.key
  }

  /// Takes all rows out of the view.
  func tearDown() {
    let gone = roots
    roots = [:]
    // Root views go with their roots.
    withExtendedLifetime(gone) {}
    keptOutOfSight = []
    retiredOutside = nil
    pool = RowRootPool()
    order = RowRootOrder()
  }

  /// The number of rows that have views.
  var count: Int { roots.count }

  // MARK: - Order

  /// A Boolean value that is `true` if views may not stand in the order of their rows.
  var isDisturbed: Bool { order.isDisturbed }

  /// Puts views in the order of their rows, because assistive technologies read them in that order.
  func sort() { order.sort() }

  // MARK: - Rows that go

  /// Takes the views from rows that went out of sight; a row that has the keyboard focus keeps its
  /// views.
  ///
  /// - Parameter count: the number of rows of the list.
  func retire(outside visible: Range<Int>, count: Int) {
    for row in rowsGone(from: visible) {
      guard let root = roots[row] else { continue }
      let hasFocus = scrollView?.hasFocus(in: root.view) == true
      if hasFocus, row < count {
        keptOutOfSight.append(row)
      } else {
        retire(root, hasFocus: hasFocus)
      }
    }
  }

  /// The rows with views that are not among `visible`, in their order.
  private func rowsGone(from visible: Range<Int>) -> [Int] {
    defer { retiredOutside = visible }
    guard let before = retiredOutside else {
      keptOutOfSight = []
      return roots.keys.filter { !visible.contains($0) }.sorted()
    }
    // Only rows that were in sight then can have gone since, and those that were kept may go now.
    if keptOutOfSight.isEmpty, before == visible { return [] }
    var gone: [Int] = []
    for row in before where !visible.contains(row) { gone.append(row) }
    for row in keptOutOfSight where !visible.contains(row) { gone.append(row) }
    keptOutOfSight = []
    gone.sort()
    return gone
  }

  /// Takes the root view from a row; it is hidden at the end of the update unless another row gets
  /// it before.
  ///
  /// - Parameter hasFocus: `true` if the keyboard focus is in it.
  private func retire(_ root: RowRoot, hasFocus: Bool) {
    guard let row = root.row else { return }
    roots[row] = nil
    root.leave()
    // The keyboard focus belongs to the row, not to its views: a view that disappears loses it.
    if hasFocus { root.wait() }
    pool.add(root)
  }

  /// Gives roots the numbers that their rows have in another content, and takes the views from rows
  /// that are gone.
  func renumber(_ places: RowPlaces) {
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

  // MARK: - Rows that come

  /// Gives views to rows that came into sight, and the newest generation to those that are.
  ///
  /// - Parameters:
  ///   - sight: the rows in sight.
  ///   - settled: rows that are mounted as they are to be.
  ///   - prepared: the rows that are ready.
  func mount(_ sight: RowSight, except settled: Range<Int>, _ prepared: PreparedRows) {
    for row in sight.rows where !settled.contains(row) {
      guard let next = prepared[row] else { continue }
      if let root = roots[row] {
        guard root.isOlder(than: next) else { continue }
        root.update(next, visibleRect: sight.rect(in: row))
      } else if sight.extents.pixelHeight(of: row) > 0 {
        mount(next, above: root(below: row), sight)
      }
    }
    for row in keptOutOfSight {
      // A row that is typed in out of sight is updated like any other.
      guard let next = prepared[row], let root = roots[row], root.isOlder(than: next) else {
        continue
      }
      root.update(next, visibleRect: sight.rect(in: row))
    }
    pool.settle()
  }

  /// The root of the nearest row before a row.
  private func root(below row: Int) -> RowRoot? {
    roots[row - 1] ?? roots.filter { $0.key < row }.max { $0.key < $1.key }?.value
  }

  private func mount(_ row: PreparedRow, above sibling: RowRoot?, _ sight: RowSight) {
    guard let scrollView else { return }
    let limit = sight.rows.count + RowRoots.spareRoots
    let root: RowRoot
    if let waiting = pool.take(signature: row.renderTree.signature, limit: limit) {
      root = waiting
      order.disturb()
    } else {
      root = RowRoot(in: scrollView, above: sibling?.view, mounter: mounter)
      order.insert(root, above: sibling)
      madeCount += 1
    }
    roots[row.row] = root
    root.show(row, visibleRect: sight.rect(in: row.row))
    shownCount += 1
  }

  // MARK: - Frames

  /// Gives rows that have views their frames.
  ///
  /// A row that stays keeps its frame: all are moved together by moving the origin of their
  /// coordinates.
  ///
  /// - Parameters:
  ///   - sight: the rows in sight.
  ///   - settled: rows that have not changed since they were placed.
  /// - Returns: the top of the first row in sight, in pixels, in the coordinates of the rows.
  func place(_ sight: RowSight, except settled: SettledRows) -> Int {
    let extents = sight.extents
    let start = contentStart(sight, settled)
    let origin = extents.grid.round(extents.points(start) - sight.offset)
    if let scrollView, scrollView.contentOrigin != origin { scrollView.contentOrigin = origin }
    let isSettledInPlace = isInPlace(settled, start, extents) && !hasIncrementalRows
    hasIncrementalRows = false
    let first = extents.pixelOffset(of: sight.rows.lowerBound) - start
    var top = first
    for row in sight.rows {
      if !isSettledInPlace || !settled.rows.contains(row), let root = roots[row] {
        place(root, row, top: top, sight)
      }
      top += extents.pixelHeight(of: row)
    }
    for row in keptOutOfSight {
      guard let root = roots[row] else { continue }
      // A row out of sight that keeps its views stands just outside, however far away it is.
      let far = extents.offset(of: row) - sight.offset
      let near = min(max(far, -extents.height(of: row) - sight.size.height), 2 * sight.size.height)
      let pixels = ((near + sight.offset) * extents.grid.scale).rounded(.down)
      place(root, row, top: Int(pixels) - start, sight)
    }
    return first
  }

  /// The pixel of the content at which the coordinates of the rows begin: where the rows that are
  /// placed already can stay as they are, unless that is too far away.
  private func contentStart(_ sight: RowSight, _ settled: SettledRows) -> Int {
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
    return extents.pixelOffset(of: sight.rows.lowerBound)
  }

  private func isInPlace(_ settled: SettledRows, _ start: Int, _ extents: RowExtents) -> Bool {
    !settled.rows.isEmpty
      && extents.pixelOffset(of: settled.rows.lowerBound) - start == settled.top
  }

  private func place(_ root: RowRoot, _ row: Int, top: Int, _ sight: RowSight) {
    // Tops and heights are whole pixels, so rows leave no gap.
    let extents = sight.extents
    root.place(
      Rect(
        x: 0, y: extents.points(top), width: sight.size.width, height: extents.height(of: row)),
      top: top)
    if root.tree.tree?.isIncremental == true {
      hasIncrementalRows = true
      root.tree.scroll(to: sight.rect(in: row))
    }
    root.tree.isHidden = false
  }
}
