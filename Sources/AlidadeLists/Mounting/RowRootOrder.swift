import AlidadeRender

/// The order of the root views of rows among their siblings, in which assistive technologies read
/// them.
///
/// While a list scrolls, a root that moves from one end of the visible part to the other keeps its
/// position among its siblings, because moving it would make the toolkit lay out the window in each
/// frame. The roots are sorted when the list is at rest.
@MainActor struct RowRootOrder {
  /// All roots, used and unused, from the lowest to the topmost.
  private var roots: [RowRoot] = []
  /// A Boolean value that is `true` if roots may not be in the order of their rows.
  private(set) var isDisturbed = false
  /// The sticky header; `nil` if there is none.
  private var header: Covering?
  /// The sticky footer; `nil` if there is none.
  private var footer: Covering?
  /// The roots that are drawn above all others while they are in motion.
  private var raised: [RowRoot] = []
  /// The last row that is known to be below the header.
  private var lastRowBelowHeader = -1
  /// A Boolean value that is `true` if all rows are known to be below the footer.
  private var isFooterAbove = false
  /// The root that was drawn above rows because it covered them as the sticky header; `nil` if
  /// there is none.
  private var coveringRoot: ObjectIdentifier?

  /// A sticky header or footer, and the rows that it covers.
  struct Covering {
    let root: RowRoot
    let rows: Range<Int>
  }

  /// Adds a new root directly above `sibling`, or below all other roots.
  mutating func insert(_ root: RowRoot, above sibling: RowRoot?) {
    // Rows usually appear from the top down, so the sibling is near the end.
    let place = sibling.flatMap { below in roots.lastIndex { $0 === below } }
    roots.insert(root, at: place.map { $0 + 1 } ?? 0)
    forgetOrder()
  }

  /// Records that the order of the rows has changed.
  mutating func disturb() {
    isDisturbed = true
    forgetOrder()
  }

  /// Records that rows have new numbers, so nothing is known about the header and the footer.
  mutating func renumber() {
    (header, footer) = (nil, nil)
    forgetOrder()
  }

  private mutating func forgetOrder() {
    lastRowBelowHeader = -1
    isFooterAbove = false
  }

  /// The topmost root.
  var topmost: RowRoot? { roots.last }

  /// Sets the sticky header and footer, and draws them above the rows that they cover.
  ///
  /// They go above all other roots, so that they don't move again while the list scrolls.
  mutating func setCovering(header: Covering?, footer: Covering?) {
    if header?.root !== self.header?.root { lastRowBelowHeader = -1 }
    if footer?.root !== self.footer?.root { isFooterAbove = false }
    (self.header, self.footer) = (header, footer)
    let (covering, lastCovered) = (covering, header?.rows.last ?? -1)
    // A header must be read before rows that it no longer covers.
    if let coveringRoot, covering != coveringRoot || lastCovered < lastRowBelowHeader {
      isDisturbed = true
    }
    if let header, let covering, lastCovered > lastRowBelowHeader {
      lastRowBelowHeader = Int.max
      coveringRoot = covering
      isDisturbed = true
      bringToFront(header.root, exceptOf: footer?.root)
    }
    if let footer, !footer.rows.isEmpty, !isFooterAbove {
      isFooterAbove = true
      isDisturbed = true
      bringToFront(footer.root, exceptOf: header?.root)
    }
  }

  /// The sticky header, if it covers rows.
  private var covering: ObjectIdentifier? {
    header.flatMap { $0.rows.isEmpty ? nil : ObjectIdentifier($0.root) }
  }

  /// Draws a root above all others until it has come to rest and the roots are sorted.
  mutating func raise(_ root: RowRoot) {
    raised.removeAll { $0 === root }
    raised.append(root)
    isDisturbed = true
    bringToFront(root)
  }

  /// Draws a root above all others.
  ///
  /// - Parameter other: a root that may be above it.
  private mutating func bringToFront(_ root: RowRoot, exceptOf other: RowRoot? = nil) {
    guard let last = roots.last, last !== root else { return }
    if last === other, roots.count > 1, roots[roots.count - 2] === root { return }
    root.tree.moveRoot(above: last.view)
    roots.removeAll { $0 === root }
    roots.append(root)
  }

  /// Sorts the roots of rows by their rows, and moves as few views as possible.
  ///
  /// The sticky header comes after the rows that it covers, because it is drawn above them. The
  /// sticky footer comes after all rows in sight. Roots that are drawn above all others come last,
  /// until they have come to rest.
  ///
  /// - Complexity: O(roots log roots).
  mutating func sort() {
    raised.removeAll { !$0.isMoving || $0.row == nil }
    isDisturbed = !raised.isEmpty
    let (header, raised) = (header, raised)
    func place(_ root: RowRoot) -> (Int, Int) {
      if raised.contains(where: { $0 === root }) { return (.max, 0) }
      if let header, header.root === root, let last = header.rows.last { return (last, 1) }
      return (root.row ?? 0, 0)
    }
    lastRowBelowHeader = header?.rows.last ?? -1
    isFooterAbove = true
    coveringRoot = covering
    let wanted = roots.filter { $0.row != nil }.sorted { place($0) < place($1) }
    let indices = Dictionary(
      uniqueKeysWithValues: roots.enumerated().map { (ObjectIdentifier($1), $0) })
    let places = wanted.map { indices[ObjectIdentifier($0)] ?? 0 }
    let kept = Set(LongestIncreasingSubsequence.positions(in: places))
    var isMoved = [Bool](repeating: false, count: roots.count)
    // The roots to insert above each kept position, in order; the key -1 represents the lowest
    // position.
    var above: [Int: [RowRoot]] = [:]
    var lastKept = -1
    for (position, root) in wanted.enumerated() {
      if kept.contains(position) {
        lastKept = places[position]
        continue
      }
      root.tree.moveRoot(above: position > 0 ? wanted[position - 1].view : nil)
      isMoved[places[position]] = true
      above[lastKept, default: []].append(root)
    }
    var sorted = above[-1] ?? []
    for (place, root) in roots.enumerated() where !isMoved[place] {
      sorted.append(root)
      if let next = above[place] { sorted += next }
    }
    roots = sorted
  }
}
