import AlidadeLayout
import AlidadeRender

// A list at its full height, which something around it scrolls.
extension ListMounter: VisiblePartMounter, EnclosingScroll {
  /// Gives an inline list another height, or lets the view scroll.
  func setInline(height: Double?) {
    if (scrolled.inline == nil) != (height == nil) {
      settled = SettledRows()
      // The reader stays at the same row, as far as that is known.
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
    continueMotion(from: offset)
    waitingAnchor = nil
    noteScroll(isAtEnd: false)
    update()
  }

  func didShow() {
    isSurroundingMounted = true
    fitHeight(immediately: true)
  }

  func takeShift(height: Double) -> Double {
    scrolled.takeShift(height: height, total: extents.total)
  }

  /// Scrolls for a list in a row.
  func scroll(by distance: Double) {
    if axis != .vertical { return }
    if scrolled.inline != nil {
      scrolled.enclosing?.scroll(by: distance)
    } else {
      scroll(to: scrolled.scrollOffset + distance)
    }
  }

  /// Asks for the height of the rows, if the view of an inline list has another.
  ///
  /// Small corrections wait until an end of the list is near, because laying out what is around the
  /// list in each frame costs more than they are worth to a scroll bar.
  ///
  /// - Parameter immediately: `true` while what is around the list is mounted, so that the height is
  ///   right before anything is painted.
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

  /// Scrolls what is around the list if rows are shifted although the view has their height, because
  /// some have turned out higher and others lower.
  private func unshift() {
    let distance = takeShift(height: extents.total)
    if distance != 0 { scrolled.enclosing?.scroll(by: distance) }
  }

  /// Returns the anchor after a list in its row has got the height that it has asked for, which may
  /// move the rows of that list.
  func takeShifts(_ anchor: Anchor) -> Anchor {
    guard axis == .vertical, let row = anchor.row, let root = roots[row], let next = prepared[row],
      root.isOlder(than: next)
    else { return anchor }
    let distance = root.tree.takeShifts(for: next.renderTree).values.reduce(0, +)
    if distance == 0 { return anchor }
    let moved = anchor.farther(by: distance)
    waitingAnchor = moved
    return moved
  }
}
