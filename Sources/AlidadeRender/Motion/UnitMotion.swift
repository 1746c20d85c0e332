/// The motion of a unit's view; shared by the units that a modifier applies to.
final class UnitMotion: Sendable {
  /// The innermost scope of the unit; `nil` for that of the whole tree.
  let scope: MotionScope?
  let transition: Transition?
  let match: MatchedIdentifier?
  let motions: [AnyMotion]

  private init(
    _ scope: MotionScope?, _ transition: Transition? = nil, _ match: MatchedIdentifier? = nil,
    _ motions: [AnyMotion] = []
  ) {
    self.scope = scope
    self.transition = transition
    self.match = match
    self.motions = motions
  }

  /// Creates the motion of the outermost units inside a component.
  ///
  /// - Parameters:
  ///   - layout: the motion that a modifier specifies.
  ///   - identity: the component of the modifier.
  ///   - outer: the motion of the enclosing units.
  convenience init(_ layout: LayoutMotion, of identity: UnitIdentity, in outer: UnitMotion?) {
    let scope = layout.condition.map { MotionScope(identity, $0, in: outer?.scope) } ?? outer?.scope
    self.init(
      scope, layout.transition ?? outer?.transition, layout.match ?? outer?.match,
      (outer?.motions ?? []) + layout.motions)
  }

  /// The motion of the same unit while it moves between trees.
  var copied: UnitMotion { UnitMotion(nil, nil, match, motions) }

  /// The motion of the units inside a unit with this motion.
  var inside: UnitMotion? {
    if transition == nil, match == nil, motions.isEmpty { return self }
    return scope.map { UnitMotion($0) }
  }
}
