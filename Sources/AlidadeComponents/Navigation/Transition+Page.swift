import AlidadeRender

extension Animation {
  /// The animation of pages that cover each other.
  static let page = Animation.spring(duration: 0.35)
}

extension Transition {
  /// The transition of pages that cover each other: one that covers others comes from the end and goes
  /// there, and those below it move a little.
  ///
  /// - Parameters:
  ///   - former: the number of pages below the one that goes.
  ///   - depth: the number of pages below the one that comes.
  static func page(from former: Int, to depth: Int) -> Transition {
    if former == depth { return .opacity }
    let (top, below) = (Transition.move(to: .end), Transition.covered(shift: -0.25))
    return depth > former
      ? .asymmetric(insertion: top, removal: below) : .asymmetric(insertion: below, removal: top)
  }
}
