extension MountPass {
  /// Pools each view that no new unit has claimed, with all views inside it.
  func releaseViews() {
    guard let old else { return }
    for index in oldRecords.indices { release(oldRecords[index], of: index, in: old, oldRecords) }
  }

  /// Pools the view of an old unit, unless it was claimed.
  ///
  /// - Parameters:
  ///   - record: the view; `nil` if the unit has none.
  ///   - index: the unit.
  ///   - old: the tree of the unit.
  ///   - records: the views of the tree.
  func release(
    _ record: MountRecord?, of index: Int, in old: RenderTree, _ records: [MountRecord?]
  ) {
    guard let record, record.stamp != number, !record.isPooled else { return }
    if let observer = old.units[index].observer {
      observer.unit(.willRelinquishView, in: mounted.context(of: index, old, records))
    }
    if old.units[index].content != nil { record.scrollMounter?.end() }
    guard let container = record.parent else { return }
    if depart(record, index, old, from: container) { return }
    if record.isMoving, record.motion?.flight == nil, container.isDeparting {
      // It is still visible, and goes on moving until the view around it has disappeared.
      mounted.carried.append(record)
    } else {
      record.endMotion()
    }
    record.isPooled = true
    container.pools.add(record, pass: number)
    if !record.isHidden { container.visiblePooledCount += 1 }
    markUnsettled(container)
  }

  /// Finds or creates a view for a unit of a new tree; units come in preorder.
  func acquire(_ index: Int, _ new: RenderTree) {
    let unit = new.units[index]
    guard let key = unit.key, let configuration = unit.configuration else { return }
    let owner = unit.parent < 0 ? mounted.root : records[Int(unit.parent)]
    guard let container = owner?.ensuredContainer else { return }
    container.begin(number, ownerIndex: unit.parent)
    let record: MountRecord
    if let matched = records[index] {
      record = matched
      if matched.isLeaving { reappear(matched) }
    } else if let pooled = container.pools.take(key, for: unit.identity, above: container.last) {
      record = pooled
      takeOver(pooled, from: container)
    } else {
      // The label needn't be unique until the pass settles. Until then, it is compared only with
      // the labels of older views, which all differ from it.
      record = make(key, configuration, in: container, above: container.last)
      if container.needsLabels { markUnsettled(container) }
    }
    if let last = container.last, last.label > record.label, !container.needsReorder {
      container.needsReorder = true
      markUnsettled(container)
    }
    if container.visiblePooledCount > 0 { markUnsettled(container) }
    claim(record, index, unit.identity)
    container.last = record
  }

  /// Finds or creates a view for a unit that became visible while its siblings stayed.
  func acquire(entering index: Int, _ new: RenderTree) {
    let unit = new.units[index]
    guard let key = unit.key, let configuration = unit.configuration else { return }
    let owner = unit.parent < 0 ? mounted.root : records[Int(unit.parent)]
    guard let container = owner?.ensuredContainer else { return }
    let (below, above) = mountedNeighbors(of: index, new, in: container)
    let lower = below ?? above?.below
    if let pooled = container.pools.take(key, for: unit.identity, above: below) {
      takeOver(pooled, from: container)
      let isInOrder =
        (below.map { $0.label < pooled.label } ?? true)
        && (above.map { pooled.label < $0.label } ?? true)
      if !isInOrder { move(pooled, in: container, above: lower) }
      claim(pooled, index, unit.identity)
    } else {
      claim(make(key, configuration, in: container, above: lower), index, unit.identity)
    }
    container.separateLabels()
  }

  func move(_ record: MountRecord, in container: ViewContainer, above sibling: MountRecord?) {
    guard record !== sibling else { return }
    host.move(record.view, in: container.contentView, above: sibling?.view)
    container.move(record, above: sibling)
    mounter.counters.viewsMoved += 1
  }

  /// Sets up the view of a unit: attributes, then frame.
  func configure(_ index: Int, _ new: RenderTree) {
    let unit = new.units[index]
    guard let record = records[index], let configuration = unit.configuration else { return }
    if let animation = plan?.animation(of: unit) {
      move(record, index, new, animation)
    } else {
      record.show(configuration, at: unit.frame)
    }
    record.connect(unit.motion?.motions ?? [])
    if let observer = unit.observer, record.isNew(in: number) {
      observer.unit(.didAcquireView, in: mounted.context(of: index, new, records))
    }
  }

  private func claim(_ record: MountRecord, _ index: Int, _ identity: UnitIdentity) {
    record.stamp = number
    record.setIdentity(identity)
    records[index] = record
    if let inside = record.container { markOverdue(inside) }
  }

  /// Marks a container with overdue pooled views, even if nothing else in it changes in this pass.
  func markOverdue(_ container: ViewContainer) {
    if container.pools.isOverdue(mounter.poolLimits, pass: number) { markUnsettled(container) }
  }

  private func takeOver(_ record: MountRecord, from container: ViewContainer) {
    record.isPooled = false
    // Inside a view that was disappearing, it may still be moving. Whether it goes on depends on
    // the node that it shows next. It may also have waited there for a copy to arrive.
    if !mounted.carried.isEmpty { mounted.carried.removeAll { $0 === record } }
    if record.motion?.flight != nil { record.endMotion() }
    record.acquiredInPass = number
    if !record.isHidden { container.visiblePooledCount -= 1 }
    mounter.counters.viewsReused += 1
    reused.append(record)
    if let inside = record.container, inside.visiblePooledCount > 0 { markUnsettled(inside) }
  }

  private func make(
    _ key: ViewKey, _ configuration: ViewConfiguration, in container: ViewContainer,
    above sibling: MountRecord?
  ) -> MountRecord {
    let viewClass = configuration.viewClass
    let view = viewClass.make(host)
    let record = MountRecord(view: view, hooks: viewClass.hooks, key: key, mounter: mounter)
    record.acquiredInPass = number
    host.insert(view, into: container.contentView, above: sibling?.view)
    container.insert(record, above: sibling)
    if viewClass.hooks != nil { record.requirePoolNotice() }
    mounter.counters.viewsCreated += 1
    mounter.viewsAlive += 1
    return record
  }

  /// Returns the views between which a unit belongs.
  ///
  /// The search advances on both sides alternately, so it ends at the nearer neighbor, which is
  /// close if visible units are together. The order of the parent's views then gives the other
  /// neighbor.
  private func mountedNeighbors(
    of index: Int, _ new: RenderTree, in container: ViewContainer
  ) -> (below: MountRecord?, above: MountRecord?) {
    var lower = new.previousSibling(of: index)
    var upper = new.nextSibling(of: index)
    while lower != nil || upper != nil {
      if let candidate = lower {
        if let record = records[candidate] {
          return (record, container.shownNeighbor(above: record))
        }
        lower = new.previousSibling(of: candidate)
      }
      if let candidate = upper {
        if let record = records[candidate] {
          return (container.shownNeighbor(below: record), record)
        }
        upper = new.nextSibling(of: candidate)
      }
    }
    return (nil, nil)
  }
}

extension MountRecord {
  /// Returns `true` if the view was created or taken from a pool in `pass`.
  fileprivate func isNew(in pass: Int) -> Bool { acquiredInPass == pass }
}
