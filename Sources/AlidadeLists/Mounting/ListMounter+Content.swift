import AlidadeCore
import AlidadeDiffing
import AlidadeRender

/// The contents that a list shows one after the other.
extension ListMounter {
  /// The state of the comparison of new rows with the current ones.
  enum Comparison {
    case none
    case running
    /// The change waits for the end of an update.
    case finished(ContentChange)
  }

  /// Shows a new source, which may have other rows, other components or other measuring conditions.
  ///
  /// If there are many rows, they are compared in the background, and the list shows what it has
  /// until then.
  func show(_ source: ListSource) {
    follow(source)
    waitingSource = source
    selector.note(source.content.selection, in: self)
    // A row that is being mounted may change the rows; finish the current update first.
    if isUpdating { return deferUpdate() }
    // Finish what was begun, because more could come before each comparison ends.
    guard case .none = comparison else { return }
    waitingSource = nil
    let source = source.newest
    if let rows = source.content.rows.immediateChanges(from: content.rows) {
      show(ContentChange(to: source, rows, from: extents.heights))
    } else {
      compare(source)
    }
  }

  /// Shows the content that had to wait for an update or a comparison.
  ///
  /// - Returns: `true` if there was any, so that the list is up to date.
  func showWaitingContent() -> Bool {
    if case .finished(let change) = comparison {
      comparison = .none
      show(change)
      // If all rows were ready, no other update would come.
      if let source = waitingSource { show(source) }
      return true
    }
    guard case .none = comparison, let source = waitingSource else { return false }
    show(source)
    // Unless its rows are being compared, the source is shown.
    if case .none = comparison { return true }
    return false
  }

  /// Compares the rows of a source with the current ones in the background, and shows them then.
  private func compare(_ source: ListSource) {
    comparison = .running
    showStatus()
    // Heights that are measured in the meantime are those that change in these extents.
    extents = RowExtents(extents.heights)
    let host = mounter.host
    host.runInBackground { [weak self, content, heights = extents.heights] in
      let change = ContentChange(to: source, from: content, heights)
      host.runOnMain {
        // The view may belong to another list by now.
        guard let self, self.scrollView?.scrollDelegate === self else { return }
        self.comparison = .finished(change)
        self.update(isScroll: false)
      }
    }
  }

  /// Shows changed content.
  ///
  /// Rows that stay keep their views and their old content until the new one is ready. During an
  /// immediate update, they show the new content at once.
  private func show(_ change: ContentChange) {
    // A row that disappears may scroll, while the rows that are prepared are still the former ones.
    isUpdating = true
    let formerOffset = scrollView?.scrollOffset
    let source = change.source
    // Rows read the environment of the parent.
    let hasSameConditions =
      direction == source.direction && measuring == source.measuring
      && content.parent == source.parent && content.selection === source.content.selection
    direction = source.direction
    measuring = source.measuring
    options = source.options
    let map = change.rows.map.isIdentity ? nil : change.rows.map
    let former = content
    content = prepared.trees.show(source.content, parent: source.parent, map)
    revision = content.revision
    // Choose the anchor before the rows are aligned with other pixels, which moves them all.
    let anchor = map.map { replaceRows(change, $0, of: former) } ?? anchorInSight(isScroll: false)
    beginRevision(after: hasSameConditions ? change.rows : nil)
    for row in roots.rows.sorted() where prepared[row] == nil {
      if ImmediateUpdates.isShowing { prepareNow(row) } else { prepared.prepareUrgently(row) }
    }
    isUpdating = false
    let hasScrolled = scrollView?.scrollOffset != formerOffset
    // Content that waits must not be shown before the rows of this one are in place.
    updateRows(isScroll: hasScrolled, anchor: hasScrolled ? nil : anchor)
    noteShownVersion()
  }

  /// Replaces the rows and returns the anchor.
  private func replaceRows(
    _ change: ContentChange, _ map: OffsetMap, of former: ListContent
  ) -> Anchor {
    let formerExtents = extents
    extents = change.extents(from: formerExtents)
    let anchor = anchor(after: map, from: formerExtents)
    waitingAnchor = waitingAnchor?.moved(by: map)
    reader.follow(change, visible: visibleRows)
    selector.follow(map, in: self)
    roots.renumber(map)
    followChanges(releasing: former)
    return anchor
  }

  /// Notes the positions of the rows in the background, and releases former content there, because
  /// it may hold many elements that are gone.
  func followChanges(releasing former: ListContent? = nil) {
    mounter.host.runInBackground { [trees = prepared.trees, content] in
      trees.followChanges(through: content)
      withExtendedLifetime(former) {}
    }
  }

  /// Returns the position to keep after the rows have changed: that of the first visible row that is
  /// left, or of the row that is nearest to it.
  private func anchor(after map: OffsetMap, from former: RowExtents) -> Anchor {
    guard let offset = scrollView?.scrollOffset, offset > 0 else { return .row(0, distance: 0) }
    // Rows behind a sticky header come last.
    for row in [visibleRows.suffix(from: min(topRow, visibleRows.upperBound)), visibleRows].joined()
    {
      guard let place = map.newOffset(ofOld: row) else { continue }
      return .row(place, distance: offset - former.offset(of: row))
    }
    guard let nearest = map.nearestSurvivor(toOld: visibleRows.lowerBound),
      let place = map.newOffset(ofOld: nearest)
    else { return .row(0, distance: 0) }
    let isAbove = nearest < visibleRows.lowerBound
    return .row(place, distance: isAbove ? extents.height(of: place) : 0)
  }
}
