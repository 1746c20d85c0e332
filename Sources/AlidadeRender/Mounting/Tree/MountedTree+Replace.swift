import AlidadeLayout

extension MountedTree {
  /// Mounts a tree of other nodes: what a list does when the views of one row are given to the
  /// next.
  ///
  /// When both trees have the same structure each view passes straight from the unit it showed to
  /// the one in the same place, which takes no search and touches no pool. Otherwise this is an
  /// update.
  ///
  /// - Parameters:
  ///   - new: what is to be mounted; must show none of the nodes that are mounted.
  ///   - visibleRect: as for ``update(to:visibleRect:)``.
  /// - Complexity: O(units).
  public func replace(with new: RenderTree, visibleRect: Rect? = nil) {
    guard let old = tree, !old.isIncremental, !new.isIncremental, old.hasSameStructure(as: new),
      !old.hasObservers, !new.hasObservers
    else { return update(to: new, visibleRect: visibleRect) }
    defer { takeBackAnticipated() }
    self.visibleRect = visibleRect
    tree = new
    for (index, unit) in new.units.enumerated() {
      guard let record = records[index], let configuration = unit.configuration else { continue }
      record.identity = unit.identity
      record.show(configuration, at: unit.frame)
      mounter.counters.viewsReused += 1
    }
  }
}

extension RenderTree {
  /// Whether units in the same places have the same keys and parents.
  ///
  /// - Complexity: O(1) for trees that differ, as a rule; else O(units).
  func hasSameStructure(as other: RenderTree) -> Bool {
    signature == other.signature && units.count == other.units.count
      && zip(units, other.units).allSatisfy { $0.key == $1.key && $0.parent == $1.parent }
  }
}
