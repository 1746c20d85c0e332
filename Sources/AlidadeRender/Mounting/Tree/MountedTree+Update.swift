import AlidadeLayout

extension MountedTree {
  /// Mounts `new` in place of what is mounted.
  ///
  /// Whatever is the same in both costs nothing; the identical tree with the same visible rectangle
  /// returns at once. See ``MountEvent`` for the order of things.
  ///
  /// - Parameters:
  ///   - new: what is to be mounted.
  ///   - visibleRect: what is in sight, in the root's coordinates; looked at only for an
  ///     incremental tree. `nil` means all of it.
  /// - Complexity: O(units); O(units that look different or are observed) for a tree that was made
  ///   from the mounted one.
  public func update(to new: RenderTree, visibleRect: Rect? = nil) {
    defer { takeBackAnticipated() }
    if new === tree {
      if let visibleRect { return scroll(to: visibleRect) }
      if self.visibleRect == nil || new.edges == nil { return }
    }
    if let patch = new.patch, canTake(patch, visibleRect) { return take(patch, of: new) }
    self.visibleRect = visibleRect
    let pass = MountPass(self, old: tree, new: new)
    lastWholePass = pass.number
    pass.update()
  }

  /// Whether a tree differs from what is mounted by no more than a patch says.
  ///
  /// Views that waited too long are found by looking at all.
  private func canTake(_ patch: RenderTree.Patch, _ visibleRect: Rect?) -> Bool {
    guard let tree else { return false }
    return tree.number == patch.base && self.visibleRect == visibleRect
      && mounter.passCount - lastWholePass < mounter.poolLimits.maximumAge
  }

  /// Makes the views of some units show what these look like now.
  ///
  /// Observers are told of each generation, wherever they are.
  ///
  /// - Complexity: O(units of the patch, and units with observers).
  private func take(_ patch: RenderTree.Patch, of new: RenderTree) {
    mounter.passCount += 1
    notifyBeforePatch(to: new)
    tree = new
    mounter.counters.unitsVisited += patch.units.count + new.observed.count
    for index in patch.units where isMounted[index] {
      guard let record = records[index], let configuration = new.units[index].configuration
      else { continue }
      record.show(configuration, at: new.units[index].frame)
    }
    notifyAfterPatch(to: new)
  }

  /// Tells an incremental tree what is in sight now.
  ///
  /// - Complexity: O(units that crossed an edge), each with the time to find its neighbors among
  ///   mounted siblings.
  public func scroll(to rect: Rect) {
    guard let tree, let edges = tree.edges, rect != visibleRect else { return }
    let previous = visibleRect
    visibleRect = rect
    // Cursors follow one axis; anything that appears or disappears sideways needs a look at all
    // units.
    let isVertical = previous.map { $0.minX == rect.minX && $0.maxX == rect.maxX } ?? false
    let crossed = cursors.move(to: rect, in: edges)
    let candidates = isVertical ? crossed : Array(tree.units.indices)
    let changed = Set(candidates.filter { edges.extents[$0].meets(rect) != isMounted[$0] }).sorted()
    guard !changed.isEmpty else { return }
    let pass = MountPass(self, old: tree, new: tree)
    pass.scroll(
      entering: changed.filter { !isMounted[$0] }, leaving: changed.filter { isMounted[$0] })
  }
}
