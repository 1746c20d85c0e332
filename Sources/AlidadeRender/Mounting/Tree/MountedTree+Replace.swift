import AlidadeLayout

extension MountedTree {
  /// Mounts a tree of different nodes, as a list does when it reuses the views of one row for
  /// another.
  ///
  /// If both trees have the same structure, each view passes directly to the unit in the same
  /// place, without a search or a pool. Otherwise this is an update.
  ///
  /// - Parameters:
  ///   - new: the tree to mount; it must not contain any of the mounted nodes.
  ///   - visibleRect: the same as for ``update(to:visibleRect:animation:)``.
  /// - Complexity: O(units).
  public func replace(with new: RenderTree, visibleRect: Rect? = nil) {
    endDepartures()
    root.replacementCount += 1
    guard let old = tree, !old.isIncremental, !new.isIncremental, old.hasSameStructure(as: new),
      !old.hasObservers, !new.hasObservers
    else { return update(to: new, visibleRect: visibleRect) }
    mounter.beginUpdate()
    defer {
      revertOptimisticAttributes()
      mounter.endUpdate()
    }
    self.visibleRect = visibleRect
    tree = new
    let units = new.units
    for index in units.indices {
      // Read the unit field by field, because a copy would retain all of its objects.
      guard let record = records[index], let configuration = units[index].configuration else {
        continue
      }
      record.setIdentity(units[index].identity)
      record.show(configuration, at: units[index].frame)
      record.connect(units[index].motion?.motions ?? [])
      mounter.counters.viewsReused += 1
    }
    if !new.matched.isEmpty { mounter.matchedViews.noteArrivals(in: self) }
  }
}

extension RenderTree {
  /// Returns `true` if units in the same places have the same keys and parents.
  ///
  /// - Complexity: O(1) for most trees that differ; O(units) otherwise.
  func hasSameStructure(as other: RenderTree) -> Bool {
    signature == other.signature && structure == other.structure
  }
}
