import AlidadeRender

// Animated scrolls.
extension ListMounter {
  /// Scrolls to a position in the following frames, until the reader or the application scrolls
  /// elsewhere.
  func animate(to goal: Anchor) {
    let host = mounter.host
    // What scrolls an inline list has offsets of its own.
    guard host.showsAnimations, scrolled.inline == nil else { return scroll(to: goal) }
    if let motion {
      motion.goal = goal
      return
    }
    motion = ScrollMotion(to: goal, at: host.frameTime)
    scheduleMotion()
  }

  private func scheduleMotion() {
    mounter.host.scheduleFrame { [weak self, weak motion] in
      guard let self, let motion, self.motion === motion else { return }
      step(motion)
    }
  }

  private func step(_ motion: ScrollMotion) {
    guard let height = scrollView?.viewportSize.height, height > 0 else {
      self.motion = nil
      return
    }
    let end = motion.goal.offset(in: extents, under: stickySections, height: height)
    mounter.statefulViews.noteScroll()
    guard
      let displacement = motion.step(
        scrolled.offset - end, height: height, at: mounter.host.frameTime)
    else {
      self.motion = nil
      return scroll(to: motion.goal)
    }
    let offset = end + displacement
    let row = extents.row(at: offset)
    move(to: .row(row, distance: offset - extents.offset(of: row)))
    scheduleMotion()
  }
}
