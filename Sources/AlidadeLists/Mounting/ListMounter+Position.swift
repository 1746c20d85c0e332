import AlidadeCore
import AlidadeRender

/// Positions that are identified by the ids of rows.
extension ListMounter {
  /// The current scroll position.
  var position: ListPosition {
    if !reader.hasSeenRows, content.count == 0, let start = options.start { return start }
    guard let offset = scrollView?.scrollOffset, offset > 0, content.count > 0 else {
      return .start
    }
    if reader.isAtEnd { return .end }
    let top = extents.row(at: offset)
    // The ids of headers can't be encoded.
    let element = content.sections.flatMap { $0.element(from: top) ?? $0.element(upTo: top) }
    let row = element ?? top
    let distance = offset - extents.offset(of: row) + headerHeight(above: row)
    return ListPosition(place: .row(content.key(of: row), .start, distance))
  }

  /// Records the position, for a list that shows the rows later.
  func recordPosition() {
    prepared.trees.anchor = anchor
    prepared.trees.heights = scrolled.inline == nil ? nil : extents.heights
  }

  /// Scrolls to a position, unless it is that of a row that doesn't exist.
  ///
  /// - Parameter isAnimated: `true` to scroll there in the following frames.
  func scroll(to position: ListPosition, isAnimated: Bool) {
    guard case .row = position.place, !content.rows.isShort else {
      return scroll(to: position, anchor: position.anchor(in: content.rows), isAnimated)
    }
    let host = mounter.host
    soughtPosition = position
    host.runInBackground { [weak self, content] in
      let anchor = position.anchor(in: content.rows)
      host.runOnMain {
        guard let self, self.soughtPosition == position else { return }
        // The rows may have changed in the meantime.
        if self.content !== content {
          return self.scroll(to: position, isAnimated: isAnimated)
        }
        self.scroll(to: position, anchor: anchor, isAnimated)
      }
    }
  }

  private func scroll(to position: ListPosition, anchor: Anchor?, _ isAnimated: Bool) {
    soughtPosition = nil
    guard var anchor else { return }
    roots.swipes.closeAll()
    if case .row(_, .nearest, _) = position.place {
      guard let row = anchor.row, let nearest = alignment(nearestTo: row) else { return }
      anchor = .row(row, aligned: nearest)
    }
    if isAnimated { animate(to: anchor) } else { scroll(to: anchor) }
  }

  /// Returns the alignment that requires the shortest scroll to show all of a row; `nil` if the row
  /// is visible.
  private func alignment(nearestTo row: Int) -> ScrollAlignment? {
    guard let scrollView else { return nil }
    let (offset, height) = (scrollView.scrollOffset, scrollView.viewportSize.height)
    let (top, rowHeight) = (extents.offset(of: row), extents.height(of: row))
    let covered = headerHeight(above: row)
    if top < offset + covered || rowHeight >= height - covered { return .start }
    return top + rowHeight > offset + height ? .end : nil
  }
}
