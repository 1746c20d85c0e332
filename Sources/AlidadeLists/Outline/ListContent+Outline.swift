import AlidadeDiffing
import AlidadeRender

extension RowOutline {
  /// The distance between the content of a node and that of its children, in points.
  package static let indentation = 18.0
}

// The nodes of a tree.
extension ListContent {
  /// A Boolean value that is `true` if the rows are those of a tree that isn't empty.
  var showsTree: Bool { count > 0 && rows.outline(of: 0) != nil }

  /// Returns the number of ancestors of a row; zero in a list that shows no tree.
  func depth(of row: Int) -> Int { rows.outline(of: row)?.depth ?? 0 }

  /// Returns the row of a node's parent; `nil` at the top level.
  ///
  /// - Complexity: O(rows between the parent and the row).
  func parentNode(of row: Int) -> Int? {
    let depth = depth(of: row)
    return depth == 0 ? nil : (0..<row).last { self.depth(of: $0) < depth }
  }

  /// Returns the row after a node and its visible descendants.
  ///
  /// - Complexity: O(visible descendants).
  func endOfNode(_ row: Int) -> Int {
    let depth = depth(of: row)
    return ((row + 1)..<max(row + 1, count)).first { self.depth(of: $0) <= depth } ?? count
  }

  /// Returns the collapsed node that hides a row of previous content; `nil` if there is none, such
  /// as for a row whose element was removed.
  ///
  /// - Complexity: O(rows between the node and the row).
  func collapsedNode(hiding row: Int, of previous: ListContent, _ map: OffsetMap) -> Int? {
    guard var depth = previous.rows.outline(of: row)?.depth else { return nil }
    var candidate = row
    while depth > 0, candidate > 0 {
      candidate -= 1
      guard let place = previous.rows.outline(of: candidate), place.depth < depth else { continue }
      depth = place.depth
      // An ancestor that is hidden as well leads to the one that hides both.
      guard let ancestor = map.newOffset(ofOld: candidate) else { continue }
      return rows.outline(of: ancestor)?.isExpanded == false ? ancestor : nil
    }
    return nil
  }
}
