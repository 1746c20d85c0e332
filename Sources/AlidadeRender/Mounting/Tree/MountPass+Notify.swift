extension MountPass {
  /// Notifies observers of units about to be unmounted, then of those about to be mounted or
  /// updated.
  func notifyBefore(_ entering: [Int]? = nil) {
    guard hasObservers else { return }
    if let old {
      for index in unmounted { notify(.willUnmount, index, old, oldRecords) }
    }
    guard let new else { return }
    let before = entering == nil ? identitiesBefore() : []
    for index in entering ?? Array(new.units.indices) where isMounted[index] {
      guard let observer = new.units[index].observer else { continue }
      let isUpdate = before.contains(new.units[index].identity)
      observer.unit(isUpdate ? .willUpdate : .willMount, in: mounted.rootContext(index, new))
    }
  }

  /// Notifies observers of mounted and updated units, children before their parents.
  func notifyAfter(_ units: [Int]) {
    guard let new, new.hasObservers else { return }
    let before = old === new ? [] : identitiesBefore()
    var open: [Int] = []
    for index in units {
      while let last = open.last, Int(new.units[last].end) <= index {
        notifyMounted(open.removeLast(), new, before)
      }
      open.append(index)
    }
    while let last = open.popLast() { notifyMounted(last, new, before) }
  }

  /// Notifies observers of unmounted units.
  func notifyUnmounted() {
    guard let old else { return }
    for index in unmounted {
      guard let observer = old.units[index].observer else { continue }
      observer.unit(.didUnmount, in: mounted.rootContext(index, old))
    }
  }

  private func notifyMounted(_ index: Int, _ new: RenderTree, _ before: Set<UnitIdentity>) {
    if new.units[index].hasContents { mounted.didShowContent(of: index) }
    let isUpdate = before.contains(new.units[index].identity)
    notify(isUpdate ? .didUpdate : .didMount, index, new, records)
  }

  private func notify(
    _ event: MountEvent, _ index: Int, _ tree: RenderTree, _ records: [MountRecord?]
  ) {
    guard let observer = tree.units[index].observer else { return }
    observer.unit(event, in: mounted.context(of: index, tree, records))
  }

  private func identitiesBefore() -> Set<UnitIdentity> {
    guard let old else { return [] }
    var identities: Set<UnitIdentity> = []
    for (index, unit) in old.units.enumerated() where wasMounted[index] && unit.observer != nil {
      identities.insert(unit.identity)
    }
    return identities
  }
}
