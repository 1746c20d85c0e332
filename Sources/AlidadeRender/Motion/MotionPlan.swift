/// The animations of one pass, by the component whose value has changed.
struct MotionPlan {
  /// The animation and the transition of a scope whose value has changed.
  private struct Change {
    let animation: Animation?
    let transition: Transition
  }

  /// The animation of changes outside all scopes whose values have changed.
  let general: Animation?
  /// The scopes whose values have changed.
  private let changed: [UnitIdentity: Change]
  /// A Boolean value that is `true` if views fade instead of moving.
  let fadesOnly: Bool

  /// Creates the plan of a pass; `nil` if nothing moves in it.
  ///
  /// - Parameters:
  ///   - old: the tree before the pass; views that appear with a whole tree aren't animated.
  ///   - new: the tree after the pass.
  ///   - animation: the animation of all changes, except in scopes whose values have changed.
  ///   - clock: the clock, which knows the kinds of changes that are animated.
  @MainActor init?(
    from old: RenderTree?, to new: RenderTree?, _ animation: Animation?, on clock: MotionClock
  ) {
    guard let old, let new, animation != nil || !new.scopes.isEmpty else { return nil }
    let policy = clock.policy
    if policy == .nothing { return nil }
    var previous: [UnitIdentity: MotionCondition] = [:]
    if !new.scopes.isEmpty {
      for scope in old.scopes { previous[scope.identity] = scope.condition }
    }
    var changed: [UnitIdentity: Change] = [:]
    for scope in new.scopes {
      guard let before = previous[scope.identity], !before.hasSameValue(as: scope.condition) else {
        continue
      }
      let transition = scope.condition.transition(after: before)
      changed[scope.identity] = Change(
        animation: transition == nil ? nil : scope.condition.animation,
        transition: transition ?? .identity)
    }
    if animation == nil, changed.values.allSatisfy({ $0.animation == nil }) { return nil }
    general = animation
    self.changed = changed
    fadesOnly = policy == .fades
  }

  /// Returns the animation of a unit of either tree: that of the innermost scope around it whose
  /// value has changed; `nil` if it doesn't move.
  func animation(of unit: RenderUnit) -> Animation? {
    if changed.isEmpty { return general }
    guard let change = change(of: unit) else { return general }
    // The completion of the change waits for this animation, too.
    return change.animation?.completing(general?.completion)
  }

  /// Returns the way that a unit of either tree appears or disappears.
  func transition(of unit: RenderUnit) -> Transition {
    unit.motion?.transition ?? change(of: unit)?.transition ?? .opacity
  }

  /// Returns the change of the innermost scope around a unit whose value has changed.
  private func change(of unit: RenderUnit) -> Change? {
    var scope = unit.motion?.scope
    while let current = scope {
      if let change = changed[current.identity] { return change }
      scope = current.outer
    }
    return nil
  }
}
