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
  /// The sticky header, and the last row that it covers.
  private var header: (root: RowRoot, lastCovered: Int)?
  /// The roots that are drawn above all others while they are in motion.
  private var raised: [RowRoot] = []
  /// The last row that is known to be below the header.
  private var lastRowBelowHeader = -1
  /// The root that was drawn above rows because it covered them as the sticky header; `nil` if there is
  /// none.
  private var coveringRoot: ObjectIdentifier?

  /// Adds a new root directly above `sibling`, or below all other roots.
  mutating func insert(_ root: RowRoot, above sibling: RowRoot?) {
    // Rows usually appear from the top down, so the sibling is near the end.
    let place = sibling.flatMap { below in roots.lastIndex { $0 === below } }
    roots.insert(root, at: place.map { $0 + 1 } ?? 0)
    lastRowBelowHeader = -1
  }

  /// Records that the order of the rows has changed.
  mutating func disturb() {
    isDisturbed = true
    lastRowBelowHeader = -1
  }

  /// Records that rows have new numbers, so nothing is known about the header.
  mutating func renumber() {
    header = nil
    lastRowBelowHeader = -1
  }

  /// The topmost root.
  var topmost: RowRoot? { roots.last }

  /// Sets the sticky header, and draws it above the rows that it covers.
  ///
  /// It goes above all other roots, so that it doesn't move again while the list scrolls.
  ///
  /// - Parameter lastCovered: the last row that the header covers; the header's own row if it
  ///   covers none.
  mutating func setHeader(_ root: RowRoot?, over lastCovered: Int) {
    if root !== header?.root { lastRowBelowHeader = -1 }
    header = root.map { ($0, lastCovered) }
    let covering = covering
    // A header must be read before rows that it no longer covers.
    if let coveringRoot, covering != coveringRoot || lastCovered < lastRowBelowHeader {
      isDisturbed = true
    }
    guard let root, let covering, lastCovered > lastRowBelowHeader else { return }
    lastRowBelowHeader = Int.max
    coveringRoot = covering
    isDisturbed = true
    bringToFront(root)
  }

  /// The sticky header, if it covers rows.
  private var covering: ObjectIdentifier? {
    guard let header, let row = header.root.row, header.lastCovered > row else { return nil }
    return ObjectIdentifier(header.root)
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
  private mutating func bringToFront(_ root: RowRoot) {
    guard let last = roots.last, last !== root else { return }
    root.tree.moveRoot(above: last.view)
    roots.removeAll { $0 === root }
    roots.append(root)
  }

  /// Sorts the roots of rows by their rows, and moves as few views as possible.
  ///
  /// The sticky header comes after the rows that it covers, because it is drawn above them. Roots that are
  /// drawn above all others come last, until they have come to rest.
  ///
  /// - Complexity: O(roots log roots).
  mutating func sort() {
    raised.removeAll { !$0.isMoving || $0.row == nil }
    isDisturbed = !raised.isEmpty
    let (header, raised) = (header, raised)
    func place(_ root: RowRoot) -> (Int, Int) {
      if raised.contains(where: { $0 === root }) { return (.max, 0) }
      if let header, header.root === root { return (header.lastCovered, 1) }
      return (root.row ?? 0, 0)
    }
    lastRowBelowHeader = header?.lastCovered ?? -1
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
