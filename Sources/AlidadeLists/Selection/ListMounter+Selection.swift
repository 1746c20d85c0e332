import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Rows that the user can select, and the positions of rows.
extension ListMounter {
  /// The row that contains the keyboard focus, or whose actions do; `nil` if there is none.
  var focusedRow: Int? {
    guard let scrollView else { return nil }
    return roots.row { scrollView.hasFocus(in: $0.view) } ?? roots.swipes.focusedRow
  }

  /// Shows the positions of rows, which ones are selected, and which one can have the keyboard
  /// focus.
  func showStatus() {
    guard let scrollView, let view = scrollView.view else { return }
    connection.commandsDidChange(of: self)
    let selection = selector.selection
    let mode = selection?.mode ?? .none
    if view.selectionMode != mode { view.selectionMode = mode }
    let focusable = selection == nil ? nil : selector.focusableRow(in: self)
    let rows = roots.takeShownRows()
    if selector.noteShown(revision: content.revision, focusable: focusable) {
      for row in roots.rows { showStatus(of: row, focusable: focusable, view) }
    } else {
      for row in rows { showStatus(of: row, focusable: focusable, view) }
    }
    // The row with the focus may have been removed; keys continue from the nearest row.
    guard selector.takeLostFocus(), focusedRow == nil, let focusable, let root = roots[focusable]
    else { return }
    // If the nearest row isn't visible, another one has the focus from now on.
    if scrollView.moveFocus(to: root.view), selector.cursor != focusable {
      selector.moveCursor(to: focusable)
    }
  }

  private func showStatus(of row: Int, focusable: Int?, _ scrollView: any ScrollView) {
    guard row < content.count, let root = roots[row] else { return }
    var status: RowStatus?
    if let position = content.position(of: row) {
      status = RowStatus(
        isSelected: selector.selection?.contains(content.key(of: row)),
        takesFocus: row == focusable, position: position, count: content.elementCount,
        separator: separator(below: row), outline: content.rows.outline(of: row))
    }
    guard root.status != status else { return }
    root.status = status
    scrollView.show(status, of: root.view)
  }

  /// The line below a row; `nil` if the next row is a header or a footer, or there is none.
  private func separator(below row: Int) -> RowSeparator? {
    guard let separator = options.separator, row + 1 < content.count,
      content.position(of: row + 1) != nil
    else { return nil }
    switch axis {
    case .vertical where direction == .rightToLeft:
      return RowSeparator(left: separator.right, right: separator.left)
    case .vertical: return separator
    case .leftToRight:
      return RowSeparator(left: separator.left, right: separator.right, edge: .right)
    case .rightToLeft:
      return RowSeparator(left: separator.left, right: separator.right, edge: .left)
    }
  }

  func scrollView(_ scrollView: any ScrollView, use key: KeyCombination, at time: Double) -> Bool {
    let navigation = ListNavigation(list: self, scrollView: scrolled)
    return swiping?.use(key) == true || moving?.use(key) == true
      || navigation.expand(with: key, at: time) || selecting?.use(key, at: time) == true
      || selectingText?.use(key) == true || navigation.toggle(with: key)
      || navigation.scrollSideways(with: key)
  }

  func scrollView(_ scrollView: any ScrollView, didTap row: any NativeView, _ tap: TapEvent) {
    guard let row = self.row(of: row) else { return }
    let toggling = ListNavigation(list: self, scrollView: scrolled).toggling(row, tap)
    selecting?.click(row, tap)
    toggling?()
  }

  func scrollView(_ scrollView: any ScrollView, didTapBesideRows tap: TapEvent) {
    selecting?.clickBeside(tap)
  }

  func scrollView(_ scrollView: any ScrollView, didDrag drag: DragEvent) {
    if let selectingText { return selectingText.drag(scrolled.drag(inViewport: drag)) }
    if let selecting { return selecting.drag(scrolled.drag(inViewport: drag)) }
    // The rows, or the selection, may have been removed during the drag.
    selector.band = nil
    scrollView.selectionBand = nil
  }

  func scrollView(_ scrollView: any ScrollView, partUncoveredAt view: any NativeView) -> Rect {
    let size = axis.rotated(scrollView.viewportSize)
    let row = row(of: view)
    let top = min(row.map(headerHeight(above:)) ?? 0, size.height)
    let bottom = max(top, size.height - (row.map(footerHeight(below:)) ?? 0))
    return axis.inView(
      Rect(x: 0, y: top, width: size.width, height: bottom - top), height: size.height)
  }

  /// The object that selects rows; `nil` if the user can't select any.
  var selecting: RowSelecting? {
    RowSelecting(ListNavigation(list: self, scrollView: scrolled))
  }

  func row(of view: any NativeView) -> Int? { roots.row { $0.view === view } }
}

extension ListMounter: FocusedRows {
  var focusedRowKey: AnyHashable? {
    guard let focusedRow, focusedRow < content.count else { return nil }
    return AnyHashable(content.key(of: focusedRow))
  }

  func moveFocus(toRow key: AnyHashable) -> Bool {
    let rows = roots.rows.filter { $0 < content.count }
    guard let row = rows.first(where: { AnyHashable(content.key(of: $0)) == key }),
      let root = roots[row]
    else { return false }
    if let selecting {
      selector.moveCursor(to: row)
      selecting.focusCursor()
    } else {
      _ = scrollView?.moveFocus(to: root.view)
    }
    return focusedRow == row
  }
}
