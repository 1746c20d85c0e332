import AlidadeRender

// Animated scrolls.
extension ListMounter {
  /// Scrolls to a position in the following frames, until the user or the application scrolls
  /// elsewhere.
  func animate(to goal: Anchor) {
    let host = mounter.host
    guard host.movesViews else { return scroll(to: goal) }
    if let motion {
      motion.goal = goal
      return
    }
    scrolled.view?.endMomentum()
    motion = ScrollMotion(to: goal, at: host.frameTime)
    scheduleMotion()
  }

  /// Ends the scrolls in progress, because the list is to be elsewhere or where it is now.
  func endScrolls() {
    scrolled.view?.endMomentum()
    (motion, scrollRequest) = (nil, nil)
  }

  private func scheduleMotion() {
    mounter.host.scheduleFrame { [weak self, weak motion] in
      guard let self, let motion, self.motion === motion else { return }
      step(motion)
    }
  }

  private func step(_ motion: ScrollMotion) {
    let height = scrolled.viewportSize.height
    // Without room, nothing is seen to move, but the position is kept for later.
    if height <= 0 || !scrolled.hasRoom { return scroll(to: motion.goal) }
    let end = motion.goal.offset(in: extents, under: stickySections, height: height)
    let current = scrolled.inline == nil ? scrolled.offset : scrolled.scrollOffset
    mounter.statefulViews.noteScroll()
    guard
      let displacement = motion.step(current - end, height: height, at: mounter.host.frameTime)
    else {
      self.motion = nil
      return scroll(to: motion.goal)
    }
    let offset = end + displacement
    if scrolled.inline != nil, !scrollEnclosingView(to: offset, by: offset - current, motion) {
      return scroll(to: motion.goal)
    }
    let row = extents.row(at: offset)
    move(to: .row(row, distance: offset - extents.offset(of: row)))
    scheduleMotion()
  }

  /// Scrolls the component around an inline list.
  ///
  /// - Returns: `false` if it can't scroll that far.
  private func scrollEnclosingView(
    to offset: Double, by distance: Double, _ motion: ScrollMotion
  ) -> Bool {
    scrolled.requestedOffset = offset
    scrolled.scroll(to: offset, extents)
    let isUnanswered = scrolled.requestedOffset != nil
    scrolled.requestedOffset = nil
    return self.motion === motion && (!isUnanswered || abs(distance) <= 1)
  }

  /// Ends the scrolls of an inline list if the user or other code has scrolled the component around
  /// the list.
  ///
  /// - Parameter offset: the offset before the scroll.
  func endScrollsIfMoved(from offset: Double) {
    let expected = scrolled.requestedOffset ?? offset
    scrolled.requestedOffset = nil
    if abs(scrolled.scrollOffset - expected) > 1 { (motion, scrollRequest) = (nil, nil) }
  }
}
