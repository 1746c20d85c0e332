import AlidadeLayout
import AlidadeRender

extension ListMounter {
  /// How far an arrow key scrolls where there is nothing to focus, in points.
  private static let lineHeight = 48.0

  func scrollView(_ scrollView: any ScrollView, perform command: ScrollCommand) -> Bool {
    guard content.count > 0 else { return false }
    let height = scrollView.viewportSize.height
    switch command {
    case .next: step(from: focusedRow ?? visibleRows.lowerBound - 1, by: 1)
    case .previous: step(from: focusedRow ?? visibleRows.upperBound, by: -1)
    case .pageForward: page(by: height * 0.9)
    case .pageBackward: page(by: -height * 0.9)
    case .start:
      scroll { 0 }
      focus(from: 0, by: 1)
    case .end:
      scroll { extents.total }
      focus(from: content.count - 1, by: -1)
    }
    return true
  }

  /// Scrolls so that a row begins at the top of what is in sight.
  func scroll(toRow row: Int) {
    guard content.count > 0 else { return }
    let row = min(max(0, row), content.count - 1)
    scroll { extents.offset(of: row) }
  }

  /// The row that has the keyboard focus.
  private var focusedRow: Int? {
    roots.first { scrollView?.hasFocus(in: $0.value.view) == true }?.key
  }

  /// Moves the focus to the next row that takes it, or scrolls a line where none does.
  private func step(from row: Int, by direction: Int) {
    let start = row + direction
    guard (0..<content.count).contains(start) else { return }
    if focus(from: start, by: direction) { return }
    guard let scrollView else { return }
    scroll(to: scrollView.scrollOffset + Double(direction) * ListMounter.lineHeight)
  }

  /// Scrolls by most of a screenful and lets the focus follow.
  private func page(by distance: Double) {
    guard let scrollView else { return }
    let before = scrollView.scrollOffset
    scroll(to: before + distance)
    guard focusedRow != nil else { return }
    let isForward = distance > 0
    if scrollView.scrollOffset == before {
      focus(from: isForward ? content.count - 1 : 0, by: isForward ? -1 : 1)
    } else {
      focus(from: extents.row(at: scrollView.scrollOffset + 1), by: 1)
    }
  }

  /// Scrolls to a place that moves while rows on the way there are measured, until it stays.
  private func scroll(to place: () -> Double) {
    guard let scrollView else { return }
    for _ in 0..<4 {
      let last = max(0, extents.total - scrollView.viewportSize.height)
      let offset = min(max(0, place()), last)
      if scrollView.scrollOffset == offset { return }
      scroll(to: offset)
    }
  }

  /// Gives the focus to the first row from `row` on that takes it, and brings that row into sight.
  ///
  /// Rows without anything to focus are passed over for a screenful; where nothing takes the focus,
  /// nothing scrolls.
  @discardableResult
  private func focus(from row: Int, by direction: Int) -> Bool {
    guard let scrollView else { return false }
    let top = extents.row(at: scrollView.scrollOffset)
    let distance = scrollView.scrollOffset - extents.offset(of: top)
    let first = extents.offset(of: row)
    var candidate = row
    while (0..<content.count).contains(candidate),
      abs(extents.offset(of: candidate) - first) < scrollView.viewportSize.height
    {
      reveal(candidate)
      if let root = roots[candidate], scrollView.moveFocus(to: root.view) {
        // The row that had the focus may be out of sight; nothing keeps its views any longer.
        update(isScroll: false)
        return true
      }
      candidate += direction
    }
    let start = extents.offset(of: top) + distance
    if scrollView.scrollOffset != start { scroll(to: start) }
    return false
  }

  /// Scrolls as little as needed to bring a row into sight.
  private func reveal(_ row: Int) {
    guard let scrollView else { return }
    let height = scrollView.viewportSize.height
    for _ in 0..<3 {
      let top = extents.offset(of: row)
      let bottom = top + extents.height(of: row)
      let offset = scrollView.scrollOffset
      if top < offset {
        scroll(to: top)
      } else if bottom > offset + height {
        scroll(to: min(top, bottom - height))
      } else {
        return
      }
    }
  }
}
