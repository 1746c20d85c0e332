import AlidadeRender

// The keys that move through the levels of a tree.
extension ListNavigation {
  /// Expands a node or moves to its first child, with the arrow key that points forward; collapses
  /// it or moves to its parent, with the other arrow key.
  ///
  /// - Returns: `true` if the list shows a tree and has a current row.
  func performInTree(_ command: ScrollCommand) -> Bool {
    guard let row = list.selector.start(in: list), row < content.count,
      let place = content.rows.outline(of: row)
    else { return false }
    list.selector.search.end()
    let forward = list.direction == .rightToLeft ? ScrollCommand.left : .right
    if command == forward {
      switch place.isExpanded {
      case true: if let child = firstChild(of: row, at: place.depth) { go(to: child, by: 1) }
      case false: setExpanded(true, row)
      case nil: break
      }
    } else if place.isExpanded == true {
      setExpanded(false, row)
    } else if let parent = parent(of: row, at: place.depth) {
      go(to: parent, by: -1)
    }
    // The focus doesn't leave the tree.
    return true
  }

  private func firstChild(of row: Int, at depth: Int) -> Int? {
    let next = row + 1
    guard next < content.count, let place = content.rows.outline(of: next) else { return nil }
    return place.depth > depth ? next : nil
  }

  /// - Complexity: O(rows between the parent and the row).
  private func parent(of row: Int, at depth: Int) -> Int? {
    if depth == 0 { return nil }
    return (0..<row).last { content.rows.outline(of: $0).map { $0.depth < depth } ?? false }
  }

  private func go(to row: Int, by direction: Int) {
    if let selecting = RowSelecting(self) { return selecting.go(to: row) }
    focus(from: row, by: direction)
  }

  /// Expands or collapses a node in the newest tree, which may not be shown yet.
  private func setExpanded(_ isExpanded: Bool, _ row: Int) {
    list.latestSource?.options.setExpanded?(content.key(of: row), isExpanded)
  }
}
