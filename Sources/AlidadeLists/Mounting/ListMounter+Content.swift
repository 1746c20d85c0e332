import AlidadeCore
import AlidadeDiffing
import AlidadeRender

/// The contents that a list shows one after the other.
extension ListMounter {
  /// Shows a new source, which may have other rows, other components or other measuring conditions.
  ///
  /// If there are many rows, they are compared in the background. A frame waits for the comparison,
  /// within its patience; until then, the list shows its current content.
  ///
  /// - Parameters:
  ///   - source: the source.
  ///   - animation: the animation of the change; `nil` for that of the data source or the list.
  func show(_ source: ListSource, _ animation: Animation? = nil) {
    follow(source)
    pending.add(source, animation, after: content.rows)
    selector.note(source.content.selection, in: self)
    update()
  }

  /// Shows content that was waiting for a pass or a comparison; at most one content per pass,
  /// because the next content changes the rows that this one puts in place.
  func showWaitingContent() {
    if let change = pending.takeCompared() {
      show(change, wasCompared: true)
      if pending.next != nil { update() }
      return
    }
    guard let source = pending.takeNext() else { return }
    if let source = source.immediateNewest(after: content),
      let rows = source.content.rows.immediateChanges(from: content.rows),
      let change = immediateChange(to: source, rows)
    {
      show(change)
    } else if let change = compare(source) {
      show(change, wasCompared: true)
    }
  }

  /// The rows that are new to the user; `nil` if the application doesn't request them.
  private var unseen: UnseenRows? { options.visibleRowsDidChange == nil ? nil : reader.unseen }

  /// Returns the change to a source; `nil` if it would take a long time to determine which rows are
  /// new to the user.
  private func immediateChange(to source: ListSource, _ rows: RowChanges) -> ContentChange? {
    let unseen = unseen
    if rows.added == nil, !rows.map.isIdentity, let complete = unseen?.complete,
      !source.content.rows.isShort(with: complete.rows)
    {
      return nil
    }
    // The change includes all heights that are known now.
    extents = extents.unchanged
    return ContentChange(to: source, rows, from: extents.measuredLines, unseen, of: content)
  }

  /// Compares the rows of a source with the current ones in the background.
  ///
  /// - Returns: the change; `nil` if it is shown later, because the comparison doesn't end within
  ///   the patience of the current frame.
  private func compare(_ source: ListSource) -> ContentChange? {
    let host = mounter.host
    let patience = mounter.patience.next()
    let result = AwaitedResult<ContentChange>(isAwaited: patience != nil)
    let progress = ComparisonProgress()
    let work: @Sendable () -> Void = {
      [weak self, content, lines = extents.measuredLines, unseen] in
      guard let change = ContentChange(to: source, from: content, lines, unseen, progress) else {
        return
      }
      if result.end(with: change) { host.runOnMain { self?.finish(result, change) } }
    }
    if let patience {
      _ = host.runInBackground(waitingUpTo: patience, work)
      if let change = result.stopWaiting() { return change }
    } else {
      host.runInBackground(work)
    }
    pending.wait(for: result, progress, of: source)
    showStatus()
    // Heights that are measured in the meantime are recorded as changes in these extents.
    extents = extents.unchanged
    return nil
  }

  /// Shows a change that no frame has waited for, in the next frame, which waits for its rows; or
  /// immediately, if no frame comes because the user can't see the list.
  private func finish(_ result: AwaitedResult<ContentChange>, _ change: ContentChange) {
    // The list may have been removed in the meantime.
    guard pending.end(result, with: change) else { return }
    if mounter.visibility.isConcealed { update() } else { updateInNextFrame() }
  }

  /// Shows changed content.
  ///
  /// Rows that stay keep their views and their old content until the new content is ready. A frame
  /// waits for that, within its patience. During an immediate update, they show the new content
  /// immediately.
  ///
  /// - Parameter wasCompared: `true` if finding the change took so long that releasing removed
  ///   objects may also take a long time.
  private func show(_ change: ContentChange, wasCompared: Bool = false) {
    let (source, animation) = change.source.takingAnimation()
    pending.noteShown()
    // As a result, the latest source begins with the evaluated elements, and keeps no former ones.
    if pending.next == nil { latestSource = source }
    // Rows read the environment of the parent.
    let hasSameConditions =
      direction == source.direction && measuring == source.measuring
      && content.parent == source.parent && content.selection === source.content.selection
    direction = source.direction
    measuring = source.measuring
    options = source.options
    scrolled.axis = options.rowAxis(direction)
    let map = change.rows.map.isIdentity ? nil : change.rows.map
    let previous = content
    let dataAnimation = source.content.rows.following?.animation(after: previous.rows)
    dataAnimation?.completion?.attach(to: mounter.host)
    let move = map.flatMap { takeMove(shownBy: $0) }
    passMotion.change = map.map {
      RowMotion.Change(
        map: $0, extents: extents, offset: scrolled.offset, released: move?.released,
        releasedRow: move?.releasedRow(after: $0, in: source.content))
    }
    content = prepared.trees.show(source.content, parent: source.parent, map)
    revision = content.revision
    // Choose the anchor before the rows are aligned with another pixel grid, which moves them all.
    // It is deferred if there is currently no space for rows.
    waitingAnchor = map.map { replaceRows(change, from: previous, $0, move) } ?? anchor
    beginRevision(after: hasSameConditions ? change.rows : nil)
    passMotion.rows =
      animation ?? dataAnimation ?? options.animation
      ?? move.map { _ in MoveByHand.animation }
    if let map {
      // Rows that disappear may run application code.
      roots.renumber(map, rowMotion(passMotion.rows))
    }
    if map != nil || wasCompared { followChanges(releasing: previous) }
    prepareChanged(
      roots.rows.sorted().filter { prepared[$0] == nil }, added: rowsToShow { !isMeasured($0) })
  }

  /// Prepares rows in time for the current frame, if there is one, on another thread.
  ///
  /// Otherwise, changed rows are prepared for the next frame, and added rows when they are
  /// measured.
  ///
  /// - Parameters:
  ///   - changed: changed rows that have views.
  ///   - added: rows without views that are about to become visible.
  private func prepareChanged(_ changed: [Int], added: [Int]) {
    if changed.isEmpty, added.isEmpty { return }
    if !ImmediateUpdates.isShowing, let patience = mounter.patience.next() {
      return prepared.prepare(changed + added, waitingUpTo: patience)
    }
    prepareForNextFrame(ImmediateUpdates.isShowing ? changed.filter { !prepareNow($0) } : changed)
  }

  /// Returns the rows that are about to become visible, as far as heights are known, and satisfy a
  /// condition.
  private func rowsToShow(_ isIncluded: (Int) -> Bool) -> [Int] {
    let height = scrolled.sightSize.height
    guard content.count > 0, scrolled.hasRoom else { return [] }
    let offset = anchor.offset(in: extents, under: stickySections, height: height)
    let first = extents.row(at: offset)
    let last = extents.row(at: min(offset + height, extents.total))
    return (first..<min(last + 1, content.count)).prefix(ListMounter.rowsPerScreen)
      .filter(isIncluded)
  }

  /// The maximum number of rows that are prepared in advance for a frame, because rows without
  /// height are visible in any number.
  private static let rowsPerScreen = 64

  /// Replaces the rows and returns the anchor.
  ///
  /// - Parameter move: the move by the user that the change shows; `nil` if there is none.
  private func replaceRows(
    _ change: ContentChange, from previousContent: ListContent, _ map: OffsetMap,
    _ move: MoveByHand?
  ) -> Anchor {
    let previous = extents
    extents = change.extents(from: previous)
    reader.follow(change, from: previousContent)
    let anchor = anchor(after: map, from: previous, opening: change.source.start) { top in
      move?.rowAtTop(formerly: top, after: map, from: previousContent, to: content)
    }
    // The visible rows aren't known until they are measured.
    topRow = extents.row(at: anchor.offset(in: extents, height: 0))
    visibleRows = topRow..<topRow
    selector.follow(map, from: previousContent, in: self)
    textSelector.follow(map)
    if let motion { motion.goal = motion.goal.following(map) }
    searches.notify { $0.follow(map) }
    return anchor
  }

  /// Updates the positions of the rows in the background, and releases former content there,
  /// because it may contain many removed elements.
  func followChanges(releasing previous: ListContent? = nil) {
    mounter.host.runInBackground { [trees = prepared.trees, content] in
      trees.followChanges(through: content)
      withExtendedLifetime(previous) {}
    }
  }

  /// Returns the position to keep after the rows have changed: that of the first visible row that
  /// remains, or of the nearest remaining row.
  ///
  /// - Parameters:
  ///   - map: the new positions of the rows.
  ///   - previous: the former rows.
  ///   - opening: the position at which the list opens; `nil` if there is none.
  ///   - rowAtTop: returns the row that takes the place of the topmost one if the user moves rows.
  private func anchor(
    after map: OffsetMap, from previous: RowExtents, opening: Anchor?,
    rowAtTop: (_ top: Int) -> Int?
  ) -> Anchor {
    if !reader.hasSeenRows, let opening { return opening }
    if let moved = waitingAnchor?.moved(by: map) ?? followedEnd { return moved }
    // The list may be about to open at rows that were removed.
    if let waitingAnchor, visibleRows.isEmpty { return waitingAnchor.following(map) }
    // If other heights or another pixel grid have moved the rows since they were placed, the
    // pending anchor is where they stay.
    let kept = waitingAnchor.flatMap { $0.row.map(visibleRows.contains) == true ? $0 : nil }
    let offset =
      kept?.offset(in: previous, height: scrolled.sightSize.height) ?? scrolled.offset
    if offset <= 0, options.followsStart { return .start }
    let uncoveredRows = visibleRows.suffix(from: min(topRow, visibleRows.upperBound))
    if let top = uncoveredRows.first, let row = rowAtTop(top), row != map.newOffset(ofOld: top) {
      // The rows of a line have the same top, so as much of the line as before stays visible.
      let isInLine =
        hasColumns && previous.arrangement.column(of: top) != nil
        && extents.arrangement.column(of: row) != nil
      return isInLine
        ? .row(row, distance: offset - previous.offset(of: top)) : .row(row, aligned: .start)
    }
    // Rows behind a sticky header come last.
    for row in [uncoveredRows, visibleRows].joined() {
      guard let place = map.newOffset(ofOld: row) else { continue }
      return .row(place, distance: offset - previous.offset(of: row))
    }
    return anchor(nearest: map)
  }

  /// Returns the position of the row nearest to the visible rows, none of which remains.
  private func anchor(nearest map: OffsetMap) -> Anchor {
    guard let nearest = map.nearestSurvivor(toOld: visibleRows.lowerBound),
      let place = map.newOffset(ofOld: nearest)
    else { return .start }
    // A sticky header doesn't cover the first row after those that were removed.
    let first = nearest < visibleRows.lowerBound ? place + 1 : place
    return first < extents.count ? .row(first, aligned: .start) : .end
  }
}
