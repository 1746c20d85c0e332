import AlidadeRender

extension Animation {
  /// The animation of pages that cover each other.
  static let page = Animation.spring(duration: pageDuration)
  /// The time that the motion of a page seems to take, in seconds.
  static let pageDuration = 0.35
}

extension Transition {
  /// The place of a page that is covered, as a share of its width.
  static let coveredShift = -0.25

  /// The transition of pages that cover each other: one that covers others comes from the end and goes
  /// there, and those below it move a little and fade.
  ///
  /// - Parameters:
  ///   - former: the number of pages below the one that goes.
  ///   - depth: the number of pages below the one that comes.
  static func page(from former: Int, to depth: Int) -> Transition {
    if former == depth { return .opacity }
    let top = Transition.move(to: .end)
    // Pages without a background would be seen through those that cover them.
    let below = Transition.covered(shift: coveredShift).combined(with: .opacity)
    return depth > former
      ? .asymmetric(insertion: top, removal: below) : .asymmetric(insertion: below, removal: top)
  }
}
