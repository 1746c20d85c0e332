import AlidadeLayout
import AlidadeRender

extension ListMounter {
  /// How many roots may wait for a row of their structure beside as many as are in sight.
  private static let spareRoots = 8

  /// Takes the views from rows that went out of sight; a row that has the keyboard focus keeps its views.
  func retireRows(outside visible: Range<Int>) {
    for (row, root) in roots where !visible.contains(row) {
      if scrollView?.hasFocus(in: root.view) == true, row < content.count { continue }
      retire(root)
    }
  }

  /// Takes the root view from a row; it is hidden at the end of the update unless another row gets it before.
  func retire(_ root: RowRoot) {
    guard let row = root.row else { return }
    roots[row] = nil
    root.leave()
    pool.add(root)
  }

  /// Gives views to rows that came into sight, and the newest generation to those that are.
  func mountRows(at offset: Double, _ size: Size) {
    for row in visibleRows {
      guard let next = prepared[row] else { continue }
      let visibleRect = visibleRect(of: row, offset, size)
      if let root = roots[row] {
        if root.isOlder(than: next) { root.update(next, visibleRect: visibleRect) }
      } else {
        mount(next, visibleRect: visibleRect)
      }
    }
    pool.settle()
  }

  private func mount(_ row: PreparedRow, visibleRect: Rect) {
    guard let scrollView else { return }
    let limit = visibleRows.count + ListMounter.spareRoots
    let root: RowRoot
    if let waiting = pool.take(signature: row.renderTree.signature, limit: limit) {
      root = waiting
    } else {
      root = RowRoot(in: scrollView, above: roots[row.row - 1]?.view, mounter: mounter)
      counters.rowRootsMade += 1
    }
    roots[row.row] = root
    root.show(row, visibleRect: visibleRect)
    counters.rowsMounted += 1
  }

  /// Gives all rows that have views their frames.
  func place(at offset: Double, _ size: Size) {
    for (row, root) in roots {
      let height = extents.height(of: row)
      var top = extents.offset(of: row) - offset
      // A row out of sight that keeps its views stands just outside, however far away it is.
      top = min(max(top, -height - size.height), 2 * size.height)
      root.tree.setFrame(Rect(x: 0, y: top.rounded(), width: size.width, height: height))
      if root.tree.tree?.isIncremental == true {
        root.tree.scroll(to: visibleRect(of: row, offset, size))
      }
      root.tree.isHidden = false
    }
  }

  /// What is in sight of a row, in the row's coordinates.
  private func visibleRect(of row: Int, _ offset: Double, _ size: Size) -> Rect {
    Rect(
      x: 0, y: offset - extents.offset(of: row), width: size.width, height: size.height)
  }
}
