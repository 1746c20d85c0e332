import AlidadeCore

/// Positions that are known by the ids of rows.
extension ListMounter {
  /// The position of the reader.
  var position: ListPosition {
    guard let offset = scrollView?.scrollOffset, offset > 0, content.count > 0 else {
      return .start
    }
    if reader.isAtEnd { return .end }
    let row = extents.row(at: offset)
    return ListPosition(
      place: .row(content.key(of: row), .top, offset - extents.offset(of: row)))
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
    if case .row(let key, .nearest, _) = position.place {
      scrollToNearest(anchor, key)
    } else {
      scroll(to: anchor)
    }
  }

  /// Scrolls as little as necessary to show all of a row.
  private func scrollToNearest(_ anchor: Anchor, _ key: ComponentKey) {
    guard let scrollView, let row = anchor.row else { return }
    let (offset, height) = (scrollView.scrollOffset, scrollView.viewportSize.height)
    let top = extents.offset(of: row)
    if top < offset || extents.height(of: row) >= height {
      scroll(to: .row(row, aligned: .top))
    } else if top + extents.height(of: row) > offset + height {
      scroll(to: .row(row, aligned: .bottom))
    }
  }
}
