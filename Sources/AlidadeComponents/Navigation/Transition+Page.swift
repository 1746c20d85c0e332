import AlidadeRender

extension Animation {
  /// The animation of pages that cover each other.
  static let page = Animation.spring(duration: pageDuration)
  /// The perceived duration of the motion of a page, in seconds.
  static let pageDuration = 0.35
  /// The animation of a page that the user has swiped aside.
  ///
  /// It is shorter than that of other pages, because the page below doesn't react until it ends.
  static let swipedPage = Animation.spring(duration: swipedPageDuration)
  /// The perceived duration of the motion of a page that the user has swiped aside, in seconds.
  static let swipedPageDuration = 0.25
}

extension Transition {
  /// The offset of a covered page, as a fraction of its width.
  static let coveredShift = -0.25

  /// The transition of pages that cover each other.
  ///
  /// A page that covers others comes in from the end and leaves to it; the pages below it move a
  /// little and fade.
  ///
  /// - Parameters:
  ///   - previous: the number of pages below the page that disappears.
  ///   - depth: the number of pages below the page that appears.
  static func page(from previous: Int, to depth: Int) -> Transition {
    if previous == depth { return .opacity }
    let top = Transition.move(to: .end)
    // Pages without a background would be visible through those that cover them.
    let below = Transition.covered(shift: coveredShift).combined(with: .opacity)
    return depth > previous
      ? .asymmetric(insertion: top, removal: below) : .asymmetric(insertion: below, removal: top)
  }
}
