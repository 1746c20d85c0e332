import AlidadeLayout
import AlidadeRender

extension ListMounter {
  /// How many rows in a row without anything to focus are passed over.
  private static let reach = 64
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
      scrollView.scrollOffset = 0
      focus(from: 0, by: 1)
    case .end:
      scrollToEnd()
      focus(from: content.count - 1, by: -1)
    }
    return true
  }

  /// Scrolls so that a row begins at the top of what is in sight.
  func scroll(toRow row: Int) {
    guard content.count > 0 else { return }
    scrollView?.scrollOffset = extents.offset(of: min(max(0, row), content.count - 1))
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
    scrollView?.scrollOffset += Double(direction) * ListMounter.lineHeight
  }

  /// Scrolls by most of a screenful and lets the focus follow.
  private func page(by distance: Double) {
    guard let scrollView else { return }
    let before = scrollView.scrollOffset
    scrollView.scrollOffset = before + distance
    guard focusedRow != nil else { return }
    let isForward = distance > 0
    if scrollView.scrollOffset == before {
      focus(from: isForward ? content.count - 1 : 0, by: isForward ? -1 : 1)
    } else {
      focus(from: extents.row(at: scrollView.scrollOffset + 1), by: 1)
    }
  }

  /// The end moves while the rows there are measured, so it is gone to until it stays.
  private func scrollToEnd() {
    guard let scrollView else { return }
    for _ in 0..<4 {
      let end = max(0, extents.total - scrollView.viewportSize.height)
      if scrollView.scrollOffset == end { break }
      scrollView.contentHeight = extents.total
      scrollView.scrollOffset = end
    }
  }

  /// Gives the focus to the first row from `row` on that takes it, and brings that row into sight.
  @discardableResult
  private func focus(from row: Int, by direction: Int) -> Bool {
    guard let scrollView else { return false }
    var candidate = row
    for _ in 0..<ListMounter.reach where (0..<content.count).contains(candidate) {
      reveal(candidate)
      if let root = roots[candidate], scrollView.moveFocus(to: root.view) {
        // The row that had the focus may be out of sight; nothing keeps its views any longer.
        update(isScroll: false)
        return true
      }
      candidate += direction
    }
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
        scrollView.scrollOffset = top
      } else if bottom > offset + height {
        scrollView.scrollOffset = min(top, bottom - height)
      } else {
        return
      }
    }
  }
}
