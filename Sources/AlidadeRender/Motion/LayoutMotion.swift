import AlidadeLayout

/// The motion of a component and its content, as specified by a modifier.
///
/// This is an object, so that layouts without a motion aren't larger because of it.
package final class LayoutMotion: Sendable {
  /// The animation of the content.
  let condition: MotionCondition?
  /// The way that the views appear and disappear.
  let transition: Transition?
  /// The name under which the views replace others.
  let match: MatchedIdentifier?
  /// The values that move the views without a build.
  let motions: [AnyMotion]

  package init(
    condition: MotionCondition? = nil, transition: Transition? = nil,
    match: MatchedIdentifier? = nil, motions: [AnyMotion] = []
  ) {
    self.condition = condition
    self.transition = transition
    self.match = match
    self.motions = motions
  }

  /// Returns the motion in a layout direction.
  package func facing(_ direction: LayoutDirection) -> LayoutMotion {
    guard direction == .rightToLeft, transition != nil || condition != nil else { return self }
    return LayoutMotion(
      condition: condition?.mirrored, transition: transition?.mirrored, match: match,
      motions: motions)
  }

  /// A Boolean value that is `true` if all of the content moves as one view.
  package var needsView: Bool { transition != nil || match != nil || !motions.isEmpty }
}

extension LayoutMotion: Equatable {
  package static func == (one: LayoutMotion, other: LayoutMotion) -> Bool {
    one.condition == other.condition && one.transition == other.transition
      && one.match == other.match && one.motions == other.motions
  }
}
