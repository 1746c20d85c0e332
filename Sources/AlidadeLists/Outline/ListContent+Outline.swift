import AlidadeDiffing

// The nodes of a tree that are hidden in collapsed ones.
extension ListContent {
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
