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
    let units = new.units
    for index in units.indices {
      // Field by field: a copy of the unit would retain all that is in it.
      guard let record = records[index], let configuration = units[index].configuration else {
        continue
      }
      record.identity = units[index].identity
      record.show(configuration, at: units[index].frame)
      mounter.counters.viewsReused += 1
    }
  }
}

extension RenderTree {
  /// Whether units in the same places have the same keys and parents.
  ///
  /// - Complexity: O(1) for trees that differ, as a rule; else O(units).
  func hasSameStructure(as other: RenderTree) -> Bool {
    signature == other.signature && structure == other.structure
  }
}
