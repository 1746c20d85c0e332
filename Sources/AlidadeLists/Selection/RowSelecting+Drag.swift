import AlidadeLayout
import AlidadeRender

// Selecting rows by dragging over them.
extension RowSelecting {
  /// Selects the rows from the start of a drag to the pointer.
  func drag(_ drag: DragEvent) {
    switch drag.phase {
    case .began: begin(drag)
    case .changed: selector.band?.drag = drag
    case .ended, .canceled: return end(drag.phase)
    }
    selectBand()
    scrollBand()
  }

  private func begin(_ drag: DragEvent) {
    guard let selection = selector.selection, selection.mode == .many,
      navigation.content.elementCount > 0
    else { return }
    let extents = navigation.extents
    let place = navigation.scrollView.scrollOffset + drag.start.y
    let row = extents.row(at: place)
    selector.band = RubberBand(
      drag, row: row, distance: place - extents.offset(of: row), base: selection)
  }

  private func end(_ phase: GesturePhase) {
    guard let band = selector.band else { return }
    selector.band = nil
    navigation.scrollView.selectionBand = nil
    if phase == .canceled { return selector.change(.adding([]), to: band.base) }
    focusCursor()
  }

  private func selectBand() {
    guard let band = selector.band else { return }
    let (extents, scrollView) = (navigation.extents, navigation.scrollView)
    let offset = scrollView.scrollOffset
    // Only the rows that the user has seen are selected.
    let pointer = offset + max(0, min(band.drag.location.y, scrollView.viewportSize.height))
    let start = extents.offset(of: band.row) + band.distance
    let (top, bottom) = (min(start, pointer), max(start, pointer))
    let x = (band.drag.start.x, band.drag.location.x)
    scrollView.selectionBand = Rect(
      x: min(x.0, x.1), y: top - offset, width: abs(x.1 - x.0), height: bottom - top)
    let arrangement = extents.arrangement
    let rows = extents.rows(from: top, to: bottom)
    let columns = list.columns.touched(
      from: min(x.0, x.1), to: max(x.0, x.1), list.lineDirection)
    if rows == band.rows, columns == band.columns { return }
    band.rows = rows
    band.columns = columns
    let content = navigation.content
    let touched = rows.lazy.filter { row in
      content.position(of: row) != nil
        && (arrangement.columnCount == 1
          || arrangement.column(of: row).map(columns.contains) == true)
    }
    if let first = touched.first, let last = touched.last {
      selector.moveCursor(to: pointer < start ? first : last)
      selector.anchor = pointer < start ? last : first
    }
    selector.change(band.change(touched.map(content.key)), to: band.base)
  }

  /// Scrolls while the pointer is at an edge, and selects the rows that scroll into view.
  private func scrollBand() {
    guard let band = selector.band else { return }
    let selecting: @MainActor () -> RowSelecting? = { [weak list, weak band] in
      guard let list, let band, list.selector.band === band, let scrollView = list.scrollView else {
        return nil
      }
      return RowSelecting(ListNavigation(list: list, scrollView: scrollView))
    }
    band.scrolling.scroll(list, at: { selecting()?.selector.band?.drag.location.y }) {
      selecting()?.selectBand()
    }
  }
}
