import AlidadeRender

/// The order of the root views of rows among each other, which is the order in which they are read
/// out.
///
/// While a list scrolls, a root that goes from one end of what is in sight to the other keeps its
/// place among its siblings: to move it would have the toolkit lay out the window in each frame.
/// The order is put right when the list is at rest.
@MainActor struct RowRootOrder {
  /// All roots, whether they show a row or wait, from the lowest to the topmost.
  private var roots: [RowRoot] = []
  /// Whether roots may not stand in the order of their rows.
  private(set) var isDisturbed = false

  /// Notes a new root directly above `sibling`, or below all others.
  mutating func insert(_ root: RowRoot, above sibling: RowRoot?) {
    // Rows come from the top downwards as a rule, so the sibling is the last one.
    let place = sibling.flatMap { below in roots.lastIndex { $0 === below } }
    roots.insert(root, at: place.map { $0 + 1 } ?? 0)
  }

  /// Notes that rows have changed places.
  mutating func disturb() {
    isDisturbed = true
  }

  /// Moves as few views as possible so that those of rows stand in the order of the rows.
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
    // The roots to stand above each place, in their order; those that are to be lowest come first.
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
