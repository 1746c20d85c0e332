import AlidadeCore

/// Positions that are known by the ids of rows.
extension ListMounter {
  /// The position of the reader.
  var position: ListPosition {
    guard let offset = scrollView?.scrollOffset, offset > 0, content.count > 0 else {
      return .start
    }
    if reader.isAtEnd { return .end }
    let top = extents.row(at: offset)
    // The ids of headers can't be encoded.
    let element = content.sections.flatMap { $0.element(from: top) ?? $0.element(upTo: top) }
    let row = element ?? top
    let distance = offset - extents.offset(of: row) + headerHeight(above: row)
    return ListPosition(place: .row(content.key(of: row), .top, distance))
  }

  /// Scrolls to a position, unless it is that of a row that isn't there.
  func scroll(to position: ListPosition) {
    guard case .row = position.place, !content.rows.isShort else {
      return scroll(to: position, anchor: position.anchor(in: content.rows))
    }
    let host = mounter.host
    host.runInBackground { [weak self, content] in
      let anchor = position.anchor(in: content.rows)
      host.runOnMain {
        guard let self else { return }
        // The rows may have changed in the meantime.
        if self.content !== content { return self.scroll(to: position) }
        self.scroll(to: position, anchor: anchor)
      }
    }
  }

  private func scroll(to position: ListPosition, anchor: Anchor?) {
    guard let anchor else { return }
    if case .row(_, .nearest, _) = position.place {
      scrollToNearest(anchor)
    } else {
      scroll(to: anchor)
    }
  }

  /// Scrolls as little as necessary to show all of a row.
  private func scrollToNearest(_ anchor: Anchor) {
    guard let scrollView, let row = anchor.row else { return }
    let (offset, height) = (scrollView.scrollOffset, scrollView.viewportSize.height)
    let top = extents.offset(of: row)
    let covered = headerHeight(above: row)
    if top < offset + covered || extents.height(of: row) >= height - covered {
      scroll(to: .row(row, aligned: .top))
    } else if top + extents.height(of: row) > offset + height {
      scroll(to: .row(row, aligned: .bottom))
    }
  }
}
