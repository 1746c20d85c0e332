import AlidadeRender

// The animation of the rows after a change.
extension ListMounter {
  /// Returns the motion of the rows from where they are currently shown; `nil` if they don't move.
  func rowMotion(_ animation: Animation?) -> RowMotion? {
    guard let animation, mounter.showsMotion, let view = scrolled.view,
      !visibleRows.isEmpty || roots.count > 0 || roots.hasDepartures
    else { return nil }
    return RowMotion(
      animation, roots.rows.compactMap { roots[$0] }, in: view, on: mounter.host,
      passMotion.change)
  }

  /// Returns the motion of the current pass: that of the change that the pass shows, or that of the
  /// heights.
  func takeRowMotion() -> RowMotion? {
    // When a list first appears, its rows aren't animated.
    guard roots.count > 0 || roots.hasDepartures else { return nil }
    return rowMotion(passMotion.rows ?? passMotion.heights)
  }

  /// Ends the animations of the current pass.
  ///
  /// The change of the rows is released in the background, because it may contain millions of
  /// offsets.
  func endPassMotion() {
    let change = passMotion.change
    passMotion = PassMotion()
    guard let change, change.map.runs.count > 1024 else { return }
    mounter.host.runInBackground { [map = change.map, lines = change.extents.measuredLines] in
      withExtendedLifetime((map, lines)) {}
    }
  }
}
