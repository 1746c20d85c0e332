import AlidadeRender

// The animation of the rows after a change.
extension ListMounter {
  /// Returns the motion of the rows from where they are currently shown; `nil` if they don't move.
  func rowMotion() -> RowMotion? {
    guard let rowAnimation, mounter.host.showsAnimations, let view = scrolled.view,
      !visibleRows.isEmpty || roots.count > 0 || roots.hasDepartures
    else { return nil }
    return RowMotion(
      rowAnimation, roots.rows.compactMap { roots[$0] }, in: view, on: mounter.host, animatedChange)
  }

  /// Returns the motion of the current pass and clears the animation, unless the change that it
  /// belongs to is shown by a later pass.
  func takeRowMotion() -> RowMotion? {
    guard waitingSource == nil, case .none = comparison else { return nil }
    defer {
      rowAnimation = nil
      animatedChange = nil
    }
    // When a list first appears, its rows aren't animated.
    return roots.count > 0 || roots.hasDepartures ? rowMotion() : nil
  }
}
