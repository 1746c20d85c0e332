import AlidadeCore
import AlidadeRender

/// Scrolls to positions, whose rows may belong to elements that the list doesn't show yet.
extension ListMounter {
  /// Scrolls to a position, unless it is that of a row that doesn't exist.
  ///
  /// If newer content is about to be shown, the row may be in that.
  ///
  /// - Parameter isAnimated: `true` to scroll there in the following frames.
  func scroll(to position: ListPosition, isAnimated: Bool) {
    switch position.place {
    case .start: return scroll(to: position, anchor: .start, isAnimated)
    case .end: return scroll(to: position, anchor: .end, isAnimated)
    case .row, .section: break
    }
    let request = ScrollRequest(to: position, isAnimated: isAnimated)
    scrollRequest = request
    lookUp(request)
    guard scrollRequest === request else { return }
    whenChangesAreShown { list in
      request.isAwaiting = false
      list.continueScroll()
    }
  }

  /// Calls a closure when the list has received all changes so far of the components around it and
  /// of its data source; not if the list is removed.
  private func whenChangesAreShown(_ body: @escaping @MainActor @Sendable (ListMounter) -> Void) {
    guard let context = latestSource?.context else { return whenElementsAreShown(body) }
    // The components may then show another data source.
    context.whenUpdatesAreShown(on: mounter.host) { [weak self] in
      self?.whenElementsAreShown(body)
    }
  }

  private func whenElementsAreShown(_ body: @escaping @MainActor @Sendable (ListMounter) -> Void) {
    guard let source = following?.source else { return body(self) }
    source.whenShown { [weak self] in
      if let self { body(self) }
    }
  }

  /// Looks up the row of a requested scroll in content that was shown since the last time, or ends
  /// the request once the list shows everything that was known at the time of the request.
  func continueScroll() {
    guard let request = scrollRequest, !request.isSearching else { return }
    if request.revision != content.revision {
      lookUp(request)
    } else if !awaitsContent(for: request) {
      scrollRequest = nil
    }
  }

  /// Returns `true` if the list doesn't show all changes yet that had been made when a scroll was
  /// requested.
  private func awaitsContent(for request: ScrollRequest) -> Bool {
    request.isAwaiting || !pending.isEmpty
  }

  /// Looks up the row of a request in the current content, on another thread if there are many
  /// rows.
  private func lookUp(_ request: ScrollRequest) {
    let position = request.position
    let isAwaiting = awaitsContent(for: request)
    request.revision = content.revision
    if position.isFoundQuickly(in: content.rows) {
      return conclude(request, position.row(in: content.rows), isAwaiting: isAwaiting)
    }
    request.isSearching = true
    search({ position.row(in: $0.rows) }) { list, search, row in
      request.isSearching = false
      guard list.scrollRequest === request else { return }
      if row == nil, search.isOutdated, isAwaiting || !request.isRepeated {
        // The row may have been added since the search began.
        request.isRepeated = true
        return list.lookUp(request)
      }
      list.conclude(request, row, isAwaiting: isAwaiting)
    }
  }

  /// Scrolls to the row of a request, if it was found; otherwise, the request ends unless the row
  /// may be in content that is about to be shown.
  ///
  /// - Parameter isAwaiting: `true` if the list awaited content when the search began.
  private func conclude(_ request: ScrollRequest, _ row: Int?, isAwaiting: Bool) {
    if let row {
      let position = request.position
      scroll(to: position, anchor: position.anchor(ofRow: row), request.isAnimated)
    } else if isAwaiting {
      continueScroll()
    } else {
      scrollRequest = nil
    }
  }

  private func scroll(to position: ListPosition, anchor: Anchor, _ isAnimated: Bool) {
    scrollRequest = nil
    var anchor = anchor
    roots.swipes.closeAll()
    if case .row(_, .nearest, _) = position.place {
      guard let row = anchor.row, let nearest = alignment(nearestTo: row) else {
        return endScrolls()
      }
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
    let (covered, coveredBelow) = (headerHeight(above: row), footerHeight(below: row))
    if top < offset + covered || rowHeight >= height - covered - coveredBelow { return .start }
    return top + rowHeight > offset + height - coveredBelow ? .end : nil
  }
}
