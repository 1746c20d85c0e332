/// The animations of one pass, by the component in which something has changed.
struct MotionPlan {
  /// The animation of what is in no scope whose value has changed.
  private let animation: Animation?
  /// The animations of the scopes whose values have changed.
  private let changed: [UnitIdentity: Animation?]
  /// A Boolean value that is `true` if what moves fades instead.
  let fadesOnly: Bool

  /// Creates the plan of a pass; `nil` if nothing moves in it.
  ///
  /// - Parameters:
  ///   - old: the tree before the pass; what appears with a whole tree doesn't move.
  ///   - new: the tree after the pass.
  ///   - animation: the animation of all changes, except in scopes whose values have changed.
  ///   - host: the toolkit.
  @MainActor init?(
    from old: RenderTree?, to new: RenderTree?, _ animation: Animation?, on host: any MountHost
  ) {
    guard let old, let new, animation != nil || !new.scopes.isEmpty, host.showsAnimations else {
      return nil
    }
    var former: [UnitIdentity: MotionCondition] = [:]
    if !new.scopes.isEmpty {
      for scope in old.scopes { former[scope.identity] = scope.condition }
    }
    var changed: [UnitIdentity: Animation?] = [:]
    for scope in new.scopes {
      guard let before = former[scope.identity], !before.hasSameValue(as: scope.condition) else {
        continue
      }
      changed[scope.identity] = .some(scope.condition.animation)
    }
    if animation == nil, changed.values.allSatisfy({ $0 == nil }) { return nil }
    self.animation = animation
    self.changed = changed
    fadesOnly = host.appearance.reducesMotion
  }

  /// Returns the animation of a unit of either tree: that of the innermost scope around it whose value
  /// has changed; `nil` if it doesn't move.
  func animation(of unit: RenderUnit) -> Animation? {
    if changed.isEmpty { return animation }
    var scope = unit.motion?.scope
    while let current = scope {
      if let animation = changed[current.identity] { return animation }
      scope = current.outer
    }
    return animation
  }
}
