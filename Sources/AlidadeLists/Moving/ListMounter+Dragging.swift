import AlidadeRender

/// Rows that the user drags, in the list or out of it.
extension ListMounter {
  /// Enables the scroll view to drag rows if the user can move them or drag their content.
  func enableDragging() {
    let canDrag = movableRows != nil || options.draggedContent != nil
    if scrolled.view?.dragsRows != canDrag { scrolled.view?.dragsRows = canDrag }
  }

  func scrollView(_ scrollView: any ScrollView, dragFrom row: any NativeView) -> RowDrag? {
    self.row(of: row).flatMap(drag)
  }

  /// Returns the drag that begins on a row; `nil` for a header or a footer, or if there is nothing
  /// to do with the row.
  private func drag(from row: Int) -> RowDrag? {
    guard content.position(of: row) != nil else { return nil }
    let keys = rows(draggedWith: row).map(content.key)
    let transferred = options.draggedContent?(keys)
    let movable = movableRows
    if transferred == nil, movable == nil { return nil }
    return RowDrag(
      count: keys.count,
      rows: DraggedRows(
        list: self, keys: keys, keySet: Set(keys), held: content.key(of: row),
        depth: content.depth(of: row), group: movable?.group),
      content: transferred)
  }

  /// Returns the rows that are dragged together with a row, in order: all selected rows if it is
  /// one of them, except those that are inside other selected nodes of a tree.
  ///
  /// - Complexity: O(1) if only the row is selected; otherwise O(rows) up to the last selected one.
  func rows(draggedWith row: Int) -> [Int] {
    guard let selection = selector.selection, selection.count > 1,
      selection.contains(content.key(of: row))
    else { return [row] }
    // Selected elements may be filtered out, so there may be fewer.
    var count = selection.count
    var rows: [Int] = []
    var node: Int?
    for row in 0..<content.count where content.position(of: row) != nil {
      if count == 0 { break }
      let isInside = node.map { content.depth(of: row) > content.depth(of: $0) } ?? false
      if !isInside { node = nil }
      guard selection.contains(content.key(of: row)) else { continue }
      count -= 1
      if isInside { continue }
      rows.append(row)
      if content.rows.outline(of: row) != nil { node = row }
    }
    return rows
  }
}
