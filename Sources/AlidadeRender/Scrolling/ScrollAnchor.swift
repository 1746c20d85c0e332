import AlidadeLayout

/// The units that stay in place when content changes: as in CSS, the first unit that is entirely
/// visible, or the innermost unit at the edge.
///
/// Only units with views count. A flattened background stays only if nothing on it does.
struct ScrollAnchor {
  /// Units and their frames in the content, in order of preference.
  private let candidates: [(identity: UnitIdentity, frame: Rect)]

  /// Finds the visible units of a tree.
  ///
  /// - Parameters:
  ///   - tree: the mounted tree.
  ///   - isMounted: for each unit, `true` if it is mounted.
  ///   - visible: the visible part of the tree.
  ///
  /// - Complexity: O(units) to determine their positions, and O(mounted units and unmounted units
  ///   next to them) to find the visible ones.
  init(in tree: RenderTree, _ isMounted: [Bool], visible: Rect) {
    let (edges, positions) = (tree.edges, tree.positions)
    // Without an index, units reach no farther than their own frames.
    func extent(of index: Int) -> Rect {
      edges?.extents[index] ?? Rect(origin: positions[index], size: tree.units[index].frame.size)
    }
    var whole: [(UnitIdentity, Rect)] = []
    var open: [Int] = []
    func close(_ index: Int) {
      let unit = tree.units[index]
      if unit.configuration != nil {
        whole.append((unit.identity, Rect(origin: positions[index], size: unit.frame.size)))
      }
    }
    var index = 0
    while index < tree.units.count, whole.count < ScrollAnchor.limit {
      let frame = extent(of: index)
      let part = frame.intersection(visible)
      if !isMounted[index] || part.size.width <= 0 || part.size.height <= 0 {
        index = Int(tree.units[index].end)
        continue
      }
      // What lies on a flattened background counts as inside it.
      while let last = open.last, Int(tree.units[last].end) <= index,
        frame.intersection(extent(of: last)) != frame
      {
        close(open.removeLast())
      }
      if part.size == frame.size, tree.units[index].configuration != nil {
        close(index)
        index = Int(tree.units[index].end)
      } else {
        open.append(index)
        index += 1
      }
    }
    while let last = open.popLast() { close(last) }
    candidates = whole
  }

  private static let limit = 64

  /// Returns the first candidate that still exists in a newer tree, and its frames in both; `nil`
  /// if none exists.
  func movement(in newer: RenderTree) -> (identity: UnitIdentity, old: Rect, new: Rect)? {
    var ranks: [UnitIdentity: Int] = [:]
    for (rank, candidate) in candidates.enumerated() where ranks[candidate.identity] == nil {
      ranks[candidate.identity] = rank
    }
    var found: (rank: Int, index: Int)?
    for (index, unit) in newer.units.enumerated() {
      guard let rank = ranks[unit.identity], rank < found?.rank ?? .max else { continue }
      found = (rank, index)
    }
    return found.map { found in
      let candidate = candidates[found.rank]
      let (position, size) = (newer.positions[found.index], newer.units[found.index].frame.size)
      return (candidate.identity, candidate.frame, Rect(origin: position, size: size))
    }
  }
}

extension RenderTree {
  /// The positions of all units in the root.
  fileprivate var positions: [Point] {
    var positions: [Point] = []
    positions.reserveCapacity(units.count)
    for unit in units {
      let origin = unit.parent < 0 ? Point.zero : positions[Int(unit.parent)]
      positions.append(origin + unit.frame.origin)
    }
    return positions
  }
}
