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

  /// Adds a new root directly above `sibling`, or below all other roots.
  mutating func insert(_ root: RowRoot, above sibling: RowRoot?) {
    // Rows usually appear from the top down, so the sibling is near the end.
    let place = sibling.flatMap { below in roots.lastIndex { $0 === below } }
    roots.insert(root, at: place.map { $0 + 1 } ?? 0)
  }

  /// Notes that the order of the rows has changed.
  mutating func disturb() {
    isDisturbed = true
  }

  /// Sorts the roots of rows by their rows, and moves as few views as possible.
  ///
  /// - Complexity: O(roots log roots).
  mutating func sort() {
    isDisturbed = false
    let wanted = roots.filter { $0.row != nil }.sorted { ($0.row ?? 0) < ($1.row ?? 0) }
    let indices = Dictionary(
      uniqueKeysWithValues: roots.enumerated().map { (ObjectIdentifier($1), $0) })
    let places = wanted.map { indices[ObjectIdentifier($0)] ?? 0 }
    let kept = Set(LongestIncreasingSubsequence.positions(in: places))
    var isMoved = [Bool](repeating: false, count: roots.count)
    // The roots to insert above each kept position, in order; the key -1 stands for the lowest
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
