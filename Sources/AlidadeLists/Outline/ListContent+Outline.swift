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
  func parentNode(of row: Int) -> Int? { rows.nodeRows(of: row)?.parent }

  /// Returns the row after a node and its visible descendants.
  func endOfNode(_ row: Int) -> Int { rows.nodeRows(of: row)?.end ?? row + 1 }

  /// Returns the row of the sibling before a node; `nil` if the node is the first child.
  ///
  /// - Complexity: O(levels).
  func previousSibling(of row: Int) -> Int? {
    let depth = depth(of: row)
    guard row > 0, self.depth(of: row - 1) >= depth else { return nil }
    var sibling = row - 1
    while self.depth(of: sibling) > depth, let parent = parentNode(of: sibling) { sibling = parent }
    return sibling
  }

  /// Returns the collapsed node that hides a row of previous content; `nil` if there is none, such
  /// as for a row whose element was removed.
  ///
  /// - Complexity: O(levels).
  func collapsedNode(hiding row: Int, of previous: ListContent, _ map: OffsetMap) -> Int? {
    var candidate = previous.parentNode(of: row)
    while let node = candidate {
      // An ancestor that is hidden as well leads to the one that hides both.
      if let ancestor = map.newOffset(ofOld: node) {
        return rows.outline(of: ancestor)?.isExpanded == false ? ancestor : nil
      }
      candidate = previous.parentNode(of: node)
    }
    return nil
  }
}
