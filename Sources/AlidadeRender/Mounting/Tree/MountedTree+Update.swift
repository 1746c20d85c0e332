import AlidadeLayout

extension MountedTree {
  /// Mounts `new` in place of the current tree.
  ///
  /// Equal views need no native operations. If neither the tree nor the visible rectangle has
  /// changed, the method returns immediately. See ``MountEvent`` for the order of events.
  ///
  /// - Parameters:
  ///   - new: the tree to mount.
  ///   - visibleRect: the visible rectangle, in the root's coordinates; used only for an
  ///     incremental tree. `nil` means everything.
  ///   - animation: the animation of the differences; `nil` to show them immediately. Components
  ///     that specify a different animation for the changes inside them take precedence.
  /// - Complexity: O(units); for a tree that was made from the mounted one, O(units that look
  ///   different or are observed).
  public func update(
    to new: RenderTree, visibleRect: Rect? = nil, animation: Animation? = nil
  ) {
    mounter.beginUpdate()
    defer {
      revertOptimisticAttributes()
      mounter.endUpdate()
    }
    if new === tree {
      if let visibleRect { return scroll(to: visibleRect) }
      if self.visibleRect == nil || new.edges == nil { return }
    }
    let plan = MotionPlan(from: tree, to: new, animation, on: mounter.motionClock)
    if plan == nil, let patch = new.patch, canTake(patch, visibleRect) {
      return take(patch, of: new)
    }
    self.visibleRect = visibleRect
    let pass = MountPass(self, old: tree, new: new, plan)
    lastWholePass = pass.number
    pass.update()
  }

  /// Returns `true` if a patch describes all differences between a tree and the mounted one.
  ///
  /// Only a pass over all units finds overdue pooled views, so the last one must be recent.
  private func canTake(_ patch: RenderTree.Patch, _ visibleRect: Rect?) -> Bool {
    guard let tree else { return false }
    return tree.number == patch.base && self.visibleRect == visibleRect
      && mounter.passCount - lastWholePass < mounter.poolLimits.maximumAge
  }

  /// Updates the views of the units in a patch.
  ///
  /// Observers are notified of each generation, even if their units aren't in the patch.
  ///
  /// - Complexity: O(units of the patch, and units with observers).
  private func take(_ patch: RenderTree.Patch, of new: RenderTree) {
    mounter.passCount += 1
    notifyBeforePatch(to: new)
    tree = new
    mounter.counters.unitsVisited += patch.units.count + new.observed.count
    let contents = new.contents.filter { isMounted[$0] }
    prepareContents(of: contents)
    for index in patch.units where isMounted[index] {
      guard let record = records[index], let configuration = new.units[index].configuration
      else { continue }
      record.show(configuration, at: new.units[index].frame)
    }
    showContents(of: contents)
    notify { [self] in notifyAfterPatch(to: new) }
  }

  /// Moves the visible rectangle of an incremental tree.
  ///
  /// - Complexity: O(units that crossed an edge), each with the time to find its neighbors among
  ///   mounted siblings.
  public func scroll(to rect: Rect) {
    guard let tree, let edges = tree.edges, rect != visibleRect else { return }
    mounter.beginUpdate()
    defer { mounter.endUpdate() }
    let previous = visibleRect
    visibleRect = rect
    // Without horizontal edges, a horizontal change requires checking all units.
    let isIndexed = previous.map {
      edges.horizontal != nil || $0.minX == rect.minX && $0.maxX == rect.maxX
    }
    let crossed = cursors.move(to: rect, in: edges)
    let candidates = isIndexed == true ? crossed + outliers : Array(tree.units.indices)
    let changed = Set(candidates.filter { edges.extents[$0].touches(rect) != isMounted[$0] })
      .sorted()
    let entering = changed.filter { !isMounted[$0] }
    var leaving = changed.filter { isMounted[$0] }
    outliers = focusedUnits(among: leaving)
    if !outliers.isEmpty { leaving.removeAll(where: outliers.contains) }
    if entering.isEmpty, leaving.isEmpty { return moveContents(except: []) }
    let pass = MountPass(self, old: tree, new: tree, isScroll: true)
    pass.scroll(entering: entering, leaving: leaving)
  }
}
