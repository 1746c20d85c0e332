import AlidadeRender

/// Positions that are identified by the ids of rows.
extension ListMounter {
  /// The current scroll position.
  var position: ListPosition {
    if !reader.hasSeenRows, let start = options.start { return start }
    let pending = waitingAnchor ?? followedEnd
    if pending?.isEnd == true { return .end }
    // The row may not be measured yet, so its estimated height must not limit the distance.
    if let row = pending?.row, let distance = pending?.distance, distance > 0,
      content.position(of: row) != nil
    {
      return position(of: row, distance: distance)
    }
    guard let offset = scrollView.map({ scrollOffset(of: pending, in: $0) }), offset > 0,
      content.count > 0
    else { return .start }
    let top = extents.row(at: offset)
    // The ids of headers and footers can't be encoded.
    guard let row = content.element(from: top) ?? content.element(upTo: top) else {
      let section = content.sections?.section(of: top).flatMap(content.key(ofSection:))
      return section.map { ListPosition(place: .section($0)) } ?? .start
    }
    return position(of: row, distance: offset - extents.offset(of: row))
  }

  /// Returns the position at which the top of the visible part is at a distance below the top of a
  /// row, in points.
  private func position(of row: Int, distance: Double) -> ListPosition {
    ListPosition(
      place: .row(content.key(of: row), .start, distance + headerHeight(above: row)))
  }

  /// The end of the list if it must stay visible.
  var followedEnd: Anchor? {
    options.followsEnd && reader.isAtEnd && scrolled.inline == nil ? .end : nil
  }

  /// Returns the offset of an anchor, or the current offset if there is none.
  private func scrollOffset(of anchor: Anchor?, in scrollView: ScrolledView) -> Double {
    anchor?.offset(in: extents, under: stickySections, height: scrollView.viewportSize.height)
      ?? scrollView.scrollOffset
  }

  /// Records the position, for a list that shows the rows later.
  func recordPosition() {
    // A list that never had rows has yet to open.
    prepared.trees.anchor = content.count == 0 && !reader.hasSeenRows ? nil : anchor
    prepared.trees.heights = scrolled.inline == nil ? nil : extents.heights
  }
}
