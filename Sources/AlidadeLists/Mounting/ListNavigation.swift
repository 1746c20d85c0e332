import AlidadeLayout
import AlidadeRender

/// Keyboard navigation through the rows of a list, which moves the keyboard focus if it is in the
/// list.
@MainActor struct ListNavigation {
  /// The distance in points that an arrow key scrolls if no row takes the focus.
  static let lineHeight = 48.0

  let list: ListMounter
  let scrollView: ScrolledView

  var content: ListContent { list.content }
  var extents: RowExtents { list.extents }
  var options: ListOptions { list.options }
  var visibleRows: Range<Int> { list.visibleRows }

  /// Performs a scroll command, converted to a command of the list.
  ///
  /// - Returns: `true` if the list has rows and uses the command.
  func perform(_ command: ScrollCommand) -> Bool {
    guard content.count > 0 else { return false }
    let isSideways = command == .left || command == .right
    if isSideways, !list.hasColumns { return performInTree(command) }
    if let selecting = RowSelecting(self) { return selecting.perform(command) }
    if advance(within: focusedRow, command) { return true }
    switch command {
    case .next: return step(from: rowBeforeNext, by: 1)
    case .previous: return step(from: rowAfterPrevious, by: -1)
    case .pageForward: page(by: pageDistance)
    case .pageBackward: page(by: -pageDistance)
    case .start:
      scroll { 0 }
      focus(from: 0, by: 1)
    case .end:
      scroll { extents.total }
      focus(from: content.count - 1, by: -1)
    case .left, .right:
      let isForward = (command == .right) == (list.lineDirection == .leftToRight)
      return focusedRow.map { focus(from: $0 + (isForward ? 1 : -1), by: isForward ? 1 : -1) }
        ?? false
    }
    return true
  }

  /// The distance in points that a page key moves: most of the height that no header or footer
  /// covers.
  var pageDistance: Double {
    let height = scrollView.viewportSize.height - list.headerHeight(above: list.topRow)
    let footer = visibleRows.last.map(list.footerHeight) ?? 0
    return max(ListNavigation.lineHeight, height - footer) * 0.9
  }

  /// Scrolls so that a row begins at the top of the visible part.
  func scroll(toRow row: Int) {
    guard content.count > 0 else { return }
    let row = min(max(0, row), content.count - 1)
    scroll { extents.offset(of: row) - list.headerHeight(above: row) }
  }

  /// The row that has the keyboard focus; `nil` if there is none.
  private var focusedRow: Int? { list.focusedRow }

  /// The row from which the focus moves to the next row.
  private var rowBeforeNext: Int {
    guard let focusedRow else { return list.topRow - 1 }
    // The rows above or behind a sticky header aren't visible.
    let isHeader = focusedRow == list.roots.sticky.header?.row
    return isHeader ? max(focusedRow, list.topRow - 1) : focusedRow
  }

  /// The row from which the focus moves to the previous row.
  private var rowAfterPrevious: Int {
    let focusedRow = focusedRow
    guard let footer = list.roots.sticky.footer, focusedRow ?? footer.row == footer.row else {
      return focusedRow ?? visibleRows.upperBound
    }
    // The rows below or behind a sticky footer aren't visible.
    let row = footer.covered.lowerBound
    return extents.pixelOffset(of: row) < footer.top ? row + 1 : row
  }

  /// Moves the focus to the next row that can take it, or scrolls by a line if no row can.
  ///
  /// - Returns: `false` if there is no next row, and the component around an inline list can
  ///   scroll.
  private func step(from row: Int, by direction: Int) -> Bool {
    // In columns, the next row is in the next line.
    let start =
      list.hasColumns && row == focusedRow
      ? extents.arrangement.row(nextTo: row, by: direction) : row + direction
    guard start != row, (0..<content.count).contains(start) else { return scrollView.inline == nil }
    if focus(from: start, by: direction) { return true }
    list.scroll(to: scrollView.scrollOffset + Double(direction) * ListNavigation.lineHeight)
    return true
  }

  /// Scrolls by most of a screenful and moves the focus along.
  private func page(by distance: Double) {
    let before = scrollView.scrollOffset
    list.scroll(to: before + distance)
    guard let focusedRow else { return }
    let isForward = distance > 0
    if scrollView.scrollOffset == before {
      focus(from: isForward ? content.count - 1 : 0, by: isForward ? -1 : 1)
      return
    }
    let arrangement = extents.arrangement
    let top = extents.row(at: list.uncoveredOffset(from: scrollView.scrollOffset) + 1)
    // A tall row may still be at the top, and would be scrolled back into view.
    let isSame = isForward && arrangement.line(of: top) == arrangement.line(of: focusedRow)
    focus(from: isSame ? arrangement.row(nextTo: focusedRow, by: 1) : top, by: 1)
  }

  /// Scrolls within a row that is taller than the visible part, before a command leaves the row.
  ///
  /// - Parameters:
  ///   - row: the row from which the command moves; `nil` if there is none.
  ///   - command: the command; only those that move by a line or by a page scroll.
  /// - Returns: `false` if the row isn't visible, or is visible up to its end in the direction of
  ///   the command.
  func advance(within row: Int?, _ command: ScrollCommand) -> Bool {
    let distance: Double
    switch command {
    case .next: distance = ListNavigation.lineHeight
    case .previous: distance = -ListNavigation.lineHeight
    case .pageForward: distance = pageDistance
    case .pageBackward: distance = -pageDistance
    case .start, .end, .left, .right: return false
    }
    guard let row, row < extents.count else { return false }
    let before = scrollView.scrollOffset
    let top = list.uncoveredOffset(from: before)
    let bottom = list.uncoveredEnd(from: before, height: scrollView.viewportSize.height)
    let start = extents.offset(of: row)
    let end = start + extents.height(of: row)
    guard end - start > bottom - top, start < bottom, end > top else { return false }
    let hidden = distance > 0 ? end - bottom : top - start
    // The offset may be rounded to pixels.
    if hidden < 1 { return false }
    list.scroll(to: before + max(-hidden, min(distance, hidden)))
    return scrollView.scrollOffset != before
  }

  /// Scrolls to a position that moves while rows in between are measured, until it is stable.
  func scroll(to place: () -> Double) {
    list.endScrolls()
    for _ in 0..<4 {
      let last = max(0, extents.total - scrollView.viewportSize.height)
      let offset = min(max(0, place()), last)
      if scrollView.scrollOffset == offset { return }
      list.scroll(to: offset)
    }
  }

  /// Moves the focus to the first row, starting with `row`, that can take it, and makes that row
  /// visible.
  ///
  /// Skips up to a screenful of rows that can't take the focus. If no row can, the list doesn't
  /// scroll.
  @discardableResult
  func focus(from row: Int, by direction: Int) -> Bool {
    let top = extents.row(at: scrollView.scrollOffset)
    let distance = scrollView.scrollOffset - extents.offset(of: top)
    let first = extents.offset(of: row)
    var candidate = row
    while (0..<content.count).contains(candidate),
      abs(extents.offset(of: candidate) - first) < scrollView.viewportSize.height
    {
      reveal(candidate)
      if let root = list.roots[candidate], scrollView.moveFocus(to: root.view) {
        // The previously focused row may be invisible, and can now give up its views.
        list.update()
        return true
      }
      candidate += direction
    }
    let start = extents.offset(of: top) + distance
    if scrollView.scrollOffset != start { list.scroll(to: start) }
    return false
  }

  /// Scrolls as little as needed to make a row, or a part of it, visible or, if that is taller than
  /// the visible part of the list, to fill that with it.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - part: the part, in points from the top of the row; `nil` for the whole row.
  func reveal(_ row: Int, part: ClosedRange<Double>? = nil) { reveal(row..<row + 1, part: part) }

  /// Scrolls as little as needed to make rows visible or, if they are taller than the visible part,
  /// to fill it with them.
  func reveal(_ rows: Range<Int>, part: ClosedRange<Double>? = nil) {
    list.endScrolls()
    let height = scrollView.viewportSize.height
    // Rows may turn out to be taller or shorter than estimated.
    for _ in 0..<4 {
      guard let last = rows.last, last < extents.count else { return }
      let top = extents.offset(of: rows.lowerBound)
      let first = top + (part?.lowerBound ?? 0) - list.headerHeight(above: rows.lowerBound)
      let bottom = extents.offset(of: last) + extents.height(of: last)
      let end = part.map { top + $0.upperBound } ?? bottom
      let final = end + list.footerHeight(below: last) - height
      let offset = scrollView.scrollOffset
      let nearest = max(min(first, final), min(offset, max(first, final)))
      if nearest == offset { return }
      list.scroll(to: nearest)
    }
  }
}
