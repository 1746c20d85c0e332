import AlidadeCore
import AlidadeRender

/// Nodes of a tree that are moved with their descendants, so never into themselves.
struct OutlineMove {
  let content: ListContent
  /// The keys of the nodes.
  let keys: Set<ComponentKey>

  /// Returns the place inside a node, after its children; `nil` for a leaf, and for a node that
  /// moves.
  func place(inside row: Int) -> OutlinePlace? {
    guard let node = content.rows.outline(of: row), node.isExpanded != nil,
      moved(around: row) == nil
    else { return nil }
    return OutlinePlace(parent: row, next: nil, depth: node.depth + 1, gap: nil)
  }

  /// Returns the place between two rows whose depth is nearest to a given one.
  ///
  /// Behind the last child of a node, a place can belong to that node or to one of its ancestors.
  ///
  /// - Parameters:
  ///   - row: the row below the place; the number of rows for the place at the end.
  ///   - depth: the number of ancestors; any integer.
  /// - Complexity: O(levels) for `row` and for each moved node next to it.
  func place(above row: Int, depth: Int) -> OutlinePlace {
    let gap = self.gap(at: row)
    let highest = gap.lowerBound == 0 ? 0 : depthBelow(gap.lowerBound - 1)
    let lowest = gap.upperBound < content.count ? content.depth(of: gap.upperBound) : 0
    let depth = min(max(depth, lowest), max(lowest, highest))
    var parent = depth == 0 ? nil : gap.lowerBound - 1
    while let node = parent, content.depth(of: node) >= depth {
      parent = content.parentNode(of: node)
    }
    let isBeforeSibling = gap.upperBound < content.count && depth == lowest
    return OutlinePlace(
      parent: parent, next: isBeforeSibling ? gap.upperBound : nil, depth: depth,
      // The rows in the gap are those that move.
      gap: row - gap.lowerBound < gap.upperBound - row ? gap.lowerBound : gap.upperBound)
  }

  /// Returns `true` if the nodes are already in a place, next to each other.
  func areThere(_ place: OutlinePlace) -> Bool {
    var gap = self.gap(at: place.gap ?? place.next ?? content.count)
    if place.gap == nil, let parent = place.parent {
      gap = self.gap(at: content.endOfNode(parent))
      guard content.rows.outline(of: parent)?.isExpanded == true else { return false }
    }
    var (row, count) = (gap.lowerBound, 0)
    while row < gap.upperBound {
      guard content.depth(of: row) == place.depth else { return false }
      count += 1
      row = content.endOfNode(row)
    }
    return count == keys.count
  }

  /// Returns the moved rows around a place between two rows.
  private func gap(at row: Int) -> Range<Int> {
    var start = row
    while start > 0, let node = moved(around: start - 1) { start = node }
    var end = start
    while end < content.count, keys.contains(content.key(of: end)) { end = content.endOfNode(end) }
    return start..<max(end, row)
  }

  /// Returns the greatest depth of a place below a row.
  private func depthBelow(_ row: Int) -> Int {
    guard let node = content.rows.outline(of: row) else { return 0 }
    return node.isExpanded == true ? node.depth + 1 : node.depth
  }

  /// Returns the topmost moved node that a row is in; `nil` if the row stays.
  private func moved(around row: Int) -> Int? {
    var topmost: Int?
    var node: Int? = row
    while let current = node {
      if keys.contains(content.key(of: current)) { topmost = current }
      node = content.parentNode(of: current)
    }
    return topmost
  }
}
