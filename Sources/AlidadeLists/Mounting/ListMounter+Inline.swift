import AlidadeLayout
import AlidadeRender

// A list at its full height, which an enclosing component scrolls.
extension ListMounter: VisiblePartMounter, EnclosingScroll {
  /// Sets the height of an inline list, or lets the view scroll.
  func setInline(height: Double?) {
    if (scrolled.inline == nil) != (height == nil) {
      settled = SettledRows()
      // The visible rows stay in place, as far as they are known.
      waitingAnchor = height == nil ? anchor : nil
    }
    scrolled.setInline(height: height)
  }

  func prepare() {
    isBeingPlaced = true
    isSurroundingMounted = false
  }

  func show(_ part: Rect?, in enclosing: (any EnclosingScroll)?) {
    scrolled.enclosing = enclosing
    isBeingPlaced = false
    isSurroundingMounted = false
    _ = scrolled.see(part)
    update()
  }

  func setVisiblePart(_ part: Rect?) {
    let offset = scrolled.scrollOffset
    guard scrolled.see(part), !isBeingPlaced else { return }
    endScrollsIfMoved(from: offset)
    waitingAnchor = nil
    noteScroll(isAtEnd: false)
    update()
  }

  func didShow() {
    isSurroundingMounted = true
    fitHeight(immediately: true)
  }

  func takeShift(height: Double) -> Double {
    let distance = scrolled.takeShift(height: height, total: extents.total)
    // The enclosing component is scrolled by this distance, now or in a later frame, which isn't a
    // scroll by the user.
    if distance != 0 { scrolled.requestedOffset = scrolled.scrollOffset + distance }
    return distance
  }

  /// Scrolls on behalf of a list in a row.
  func scroll(by distance: Double) {
    if axis != .vertical { return }
    if scrolled.inline != nil {
      scrolled.enclosing?.scroll(by: distance)
    } else {
      scroll(to: scrolled.scrollOffset + distance)
    }
  }

  /// Requests the height of the rows, if the view of an inline list has another height.
  ///
  /// Small corrections are deferred until an end of the list is near, because laying out the
  /// enclosing components in each frame costs more than a precise scroll bar is worth.
  ///
  /// - Parameter immediately: `true` while the enclosing components are mounted, so that the height
  ///   is correct before anything is painted.
  func fitHeight(immediately: Bool = false) {
    guard isSurroundingMounted, scrolled.hasRoom, let inline = scrolled.inline, let latestSource,
      let context = latestSource.context
    else { return }
    let height = InlineHeight(total: extents.total, count: latestSource.content.count)
    if abs(inline.height - height.total) < 1 { return unshift() }
    let isVisible = ScrolledView.showsChange(of: inline.height, to: height.total)
    guard immediately || inline.isNearEnd || isVisible, height != requestedHeight else { return }
    requestedHeight = height
    if immediately {
      context.updateImmediately { $0.height = height }
    } else {
      context.update { $0.height = height }
    }
  }

  /// Scrolls the enclosing component if rows are shifted although the view has their height,
  /// because some have turned out to be taller and others shorter.
  private func unshift() {
    let distance = takeShift(height: extents.total)
    if distance != 0 { scrolled.enclosing?.scroll(by: distance) }
  }

  /// Returns the anchor after its row is shown with other heights above the visible part, which
  /// would move that part: a picture has arrived, for example, or a list in the row has received
  /// the height that it requested.
  func takeShifts(_ anchor: Anchor, height: Double) -> Anchor {
    guard let row = anchor.row, let root = roots[row], let rowHeight = root.height else {
      return anchor
    }
    let distance = anchor.distance ?? 0
    // The row is visible, so it would be measured by this pass in any case.
    if distance > 0, !isMeasured(row) { measure(row) }
    guard let next = prepared[row], root.isOlder(than: next) else { return anchor }
    let offset = extents.offset(of: row) + distance
    let top = distance + uncoveredOffset(from: offset) - offset
    // A row that begins in the visible part stays where it begins.
    let visible =
      distance > 0 ? Rect(x: 0, y: top, width: root.width, height: height) : nil
    let shift = root.tree.takeShift(
      for: next.renderTree, visible: visible.map { axis.inView($0, height: rowHeight) }
    ) { [axis] frame, size in axis.inList(frame, height: axis.height(of: size)).minY }
    if shift == 0 { return anchor }
    let moved = anchor.farther(by: shift)
    waitingAnchor = moved
    return moved
  }
}
