import AlidadeLayout

// The animations in a pass.
extension MountPass {
  /// Shows a unit whose changes are animated.
  func move(_ record: MountRecord, _ index: Int, _ new: RenderTree, _ animation: Animation) {
    let unit = new.units[index]
    guard let configuration = unit.configuration, let plan else { return }
    let isReturning = record.isLeaving
    record.reappear(animation)
    let isNew = record.acquiredInPass == number && !isReturning
    let shift = unit.parent < 0 ? mounted.shift : .zero
    let previous = ShownView(
      configuration: record.configuration, frame: record.frame?.offset(by: Point.zero - shift))
    record.nextAnimation = animation
    record.show(configuration, at: unit.frame)
    record.nextAnimation = nil
    guard isNew else {
      return record.move(from: previous, animation, fadesOnly: plan.fadesOnly)
    }
    if let previous = self.previous(of: index, new) {
      return record.move(from: previous, animation, fadesOnly: false)
    }
    // The content of a new view appears with it.
    if unit.parent >= 0, records[Int(unit.parent)]?.acquiredInPass == number { return }
    if let frame = frameOutOfSight(before: unit, record) {
      let previous = ShownView(configuration: nil, frame: frame)
      return record.move(from: previous, animation, fadesOnly: plan.fadesOnly)
    }
    // A text isn't delayed if the former text is already fading out.
    let own = crossFaded.contains(index) ? animation : animation.appearing(after: &staggeredCount)
    let transition = crossFaded.contains(index) ? .opacity : plan.transition(of: unit)
    record.appear(transition, own, fadesOnly: plan.fadesOnly)
  }

  /// Animates the disappearance of an old unit's view in the following frames.
  ///
  /// - Returns: `false` if the view should be pooled immediately.
  func depart(
    _ record: MountRecord, _ index: Int, _ old: RenderTree, from container: ViewContainer
  ) -> Bool {
    let unit = old.units[index]
    guard let plan, let animation = plan.animation(of: unit), !record.isHidden,
      record.motion?.flight == nil,
      isMounted(container.owner), unit.motion?.match.map(isTaken) != true
    else { return false }
    if let frame = frameOutOfSight(after: unit, in: container) {
      guard !plan.fadesOnly, record.leave(to: frame, animation) else { return false }
    } else {
      // A text that changes isn't removed, so it has no transition of its own.
      let isReplaced = fadingTexts.contains { $0 === record }
      let transition = isReplaced ? .opacity : plan.transition(of: unit)
      guard record.disappear(transition, animation, fadesOnly: plan.fadesOnly) else {
        return false
      }
    }
    record.leavingMatch = unit.motion?.match
    mounted.depart(record)
    if record.leavingLook?.isBelow == true { covered.append(record) }
    markUnsettled(container)
    return true
  }

  /// Returns the frame to which an old unit moves because its node is out of sight in the new tree;
  /// `nil` if the node was removed, or is in another view.
  private func frameOutOfSight(after unit: RenderUnit, in container: ViewContainer) -> Rect? {
    guard let new, let index = outOfSight[unit.identity] else { return nil }
    let (frame, parent) = (new.units[index].frame, Int(new.units[index].parent))
    guard (parent < 0 ? mounted.root : records[parent]) === container.owner else { return nil }
    // Views that disappear are moved by the shift after the pass.
    return parent < 0 ? frame.offset(by: mounted.shift) : frame
  }

  /// Returns the frame from which a new unit moves because its node was out of sight in the old
  /// tree; `nil` if the node was inserted, or was in another view.
  private func frameOutOfSight(before unit: RenderUnit, _ record: MountRecord) -> Rect? {
    guard let old, let index = outOfSightBefore[unit.identity] else { return nil }
    let (frame, parent) = (old.units[index].frame, Int(old.units[index].parent))
    let owner = parent < 0 ? mounted.root : oldRecords[parent]
    guard let owner, owner === record.parent?.owner else { return nil }
    return parent < 0 ? frame.offset(by: Point.zero - mounted.shift) : frame
  }

  /// Returns the units of a tree that have a view and aren't mounted, by their nodes.
  func unmountedUnits(of tree: RenderTree?, _ isMounted: [Bool]) -> [UnitIdentity: Int] {
    guard let tree, tree.edges != nil else { return [:] }
    var found: [UnitIdentity: Int] = [:]
    for index in tree.units.indices where !isMounted[index] && tree.units[index].key != nil {
      found[tree.units[index].identity] = index
    }
    return found
  }

  /// Pools the views that are moving out of sight and whose units enter again.
  func poolDeparting(_ entering: [Int], _ new: RenderTree) {
    for index in entering {
      if let record = departing[new.units[index].identity] { mounted.pool(record) }
    }
  }

  /// Returns the view that showed a unit and hasn't finished disappearing; `nil` if there is none,
  /// or if the view disappears immediately because the unit appears immediately.
  func returning(
    _ unit: RenderUnit, _ key: ViewKey, in container: ViewContainer
  ) -> MountRecord? {
    guard !departing.isEmpty, let record = departing[unit.identity], record.isLeaving,
      record.parent === container, record.key == key
    else { return nil }
    if plan?.animation(of: unit) != nil { return record }
    mounted.pool(record)
    return nil
  }

  /// Reclaims a view that is disappearing, as a new view of this pass.
  func reappear(_ record: MountRecord) {
    mounted.endDeparture(of: record)
    record.acquiredInPass = number
    // The views inside were pooled, and stay visible until they are hidden or taken.
    if let inside = record.container, inside.visiblePooledCount > 0 { markUnsettled(inside) }
  }

  /// Moves a view that disappears below the new views that are directly below it.
  func cover(_ record: MountRecord) {
    guard let container = record.parent else { return }
    var lowest: MountRecord?
    var next = record.below
    while let view = next, view.isPooled || view.acquiredInPass == number {
      if !view.isPooled { lowest = view }
      next = view.below
    }
    guard let lowest else { return }
    move(record, in: container, above: lowest.below)
    container.separateLabels()
  }

  /// Returns `true` if a unit gets another view because its text changes: the former view fades out
  /// while the new one fades in.
  ///
  /// A view that responds to the user, or that contains views, is kept: it may have the keyboard
  /// focus, a selection or a gesture in progress, which can't pass to another view.
  func crossFades(_ record: MountRecord, _ unit: RenderUnit) -> Bool {
    guard let plan, let configuration = unit.configuration, let previous = record.configuration,
      !previous.storage.abilities.contains(.refresh),
      configuration.showsOtherText(than: previous),
      record.container?.children.contains(where: { !$0.isPooled }) != true
    else { return false }
    return plan.animation(of: unit) != nil
  }

  /// Returns `true` if a view stays mounted in this pass, or is the root.
  private func isMounted(_ record: MountRecord) -> Bool {
    record === mounted.root || record.stamp == number
  }
}
