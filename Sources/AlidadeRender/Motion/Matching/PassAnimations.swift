/// The animations of views in all trees of a host, as the pass says that an update begins with.
@MainActor struct PassAnimations {
  private let pass: MountPass?
  private let plan: MotionPlan?
  private var known: [ObjectIdentifier: Animation?]?

  /// Creates the animations of an update; none if nothing moves in it.
  init(_ pass: MountPass?, _ plan: MotionPlan?) {
    self.pass = pass
    self.plan = plan
  }

  /// Returns the animation of a view: that of the innermost view around it that the pass has
  /// mounted; `nil` if it doesn't move.
  mutating func animation(of record: MountRecord) -> Animation? {
    animation(of: [record] + record.enclosing)
  }

  /// Returns the animation that a view before the update would have.
  mutating func animation(of view: PreviousView) -> Animation? { animation(of: view.enclosing) }

  private mutating func animation(of records: [MountRecord]) -> Animation? {
    guard let pass, let plan else { return nil }
    let known = known ?? PassAnimations.all(pass, plan)
    self.known = known
    for record in records {
      if let animation = known[ObjectIdentifier(record)] { return animation }
    }
    return plan.general
  }

  private static func all(
    _ pass: MountPass, _ plan: MotionPlan
  ) -> [ObjectIdentifier: Animation?] {
    var animations: [ObjectIdentifier: Animation?] = [:]
    for (tree, records) in [(pass.old, pass.oldRecords), (pass.new, pass.records)] {
      guard let tree else { continue }
      for (unit, record) in zip(tree.units, records) {
        if let record { animations[ObjectIdentifier(record)] = .some(plan.animation(of: unit)) }
      }
    }
    return animations
  }
}
