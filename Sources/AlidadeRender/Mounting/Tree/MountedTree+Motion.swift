import AlidadeLayout

// Views that are disappearing, or moving out of sight.
extension MountedTree {
  /// Keeps a view in place until its animation ends.
  func depart(_ record: MountRecord) {
    departures.append(record)
    mounter.host.setInert(true, record.view)
    record.motion?.didEnd = { [weak self, weak record] in
      guard let self, let record else { return }
      let container = record.parent
      self.finishDeparture(of: record)
      // No pass may follow that does it. Views that are still visible are only pooled in a view
      // that disappears itself.
      if let container, container.visiblePooledCount == 0 { self.trim(container) }
    }
  }

  /// Reclaims a view that is disappearing.
  func endDeparture(of record: MountRecord) {
    if let index = departures.firstIndex(where: { $0 === record }) { departures.remove(at: index) }
    record.leavingMatch = nil
    record.motion?.didEnd = nil
    mounter.host.setInert(false, record.view)
  }

  /// Pools the views that are disappearing, without waiting for the end of their animations.
  ///
  /// - Parameter insidePooled: `true` for only those inside a pooled view.
  func endDepartures(insidePooled: Bool = false) {
    for record in departures where !insidePooled || record.isInsidePooled { pool(record) }
  }

  /// Pools a view that is disappearing during a pass, which discards views that exceed the limits.
  func pool(_ record: MountRecord) {
    record.motion?.didEnd = nil
    record.endMotion()
    finishDeparture(of: record)
  }

  /// Ends the motion of pooled views that were inside views that were disappearing, and no longer
  /// are.
  func endCarried() {
    if carried.isEmpty { return }
    let ended = carried.filter { $0.parent?.isDeparting != true }
    carried.removeAll { record in ended.contains { $0 === record } }
    for record in ended { record.endMotion() }
  }

  /// Mounts a tree whose coordinates have moved on the screen.
  ///
  /// - Parameter shift: the distance by which they have moved.
  func update(to new: RenderTree, visibleRect: Rect?, _ animation: Animation?, shift: Point) {
    self.shift = shift
    update(to: new, visibleRect: visibleRect, animation: animation)
    self.shift = .zero
    if shift == .zero { return }
    for record in departures where record.parent === root.container {
      record.frame = record.frame?.offset(by: Point.zero - shift)
      record.place()
    }
  }

  private func finishDeparture(of record: MountRecord) {
    guard let place = departures.firstIndex(where: { $0 === record }) else { return }
    departures.remove(at: place)
    let look = record.leavingLook
    record.leavingLook = nil
    record.leavingMatch = nil
    // A motion set by hand no longer has a component here.
    record.endMotion()
    guard let container = record.parent else { return }
    record.isPooled = true
    container.pools.add(record, pass: mounter.passCount)
    record.hide()
    mounter.host.setInert(false, record.view)
    record.restore(after: look)
    // Views that are disappearing or moving inside it are removed with it.
    if record.container != nil {
      endDepartures(insidePooled: true)
      endCarried()
    }
    didFinishDeparture?()
  }

  /// Returns the position where the coordinates around a view are shown in the root, before they
  /// move on the screen.
  func shownOrigin(of record: MountRecord) -> ShownOrigin {
    let now = mounter.motionClock.now
    var origin = ShownOrigin()
    var owner = record.parent?.owner
    while let around = owner, around !== root {
      if let frame = around.shownFrame { origin.place = origin.place + frame.origin }
      if let motion = around.motion { origin.velocity = origin.velocity + motion.velocity(at: now) }
      owner = around.parent?.owner
    }
    return origin
  }
}

extension ViewContainer {
  /// A Boolean value that is `true` if the container is inside a view that is disappearing.
  var isDeparting: Bool {
    var owner: MountRecord? = owner
    while let record = owner {
      if record.isLeaving { return true }
      if !record.isPooled { return false }
      owner = record.parent?.owner
    }
    return false
  }
}

extension MountRecord {
  /// A Boolean value that is `true` if an ancestor of the view is in a pool.
  fileprivate var isInsidePooled: Bool {
    var owner = parent?.owner
    while let record = owner {
      if record.isPooled { return true }
      owner = record.parent?.owner
    }
    return false
  }

  /// The frame in which the view is shown; `nil` before it has one.
  fileprivate var shownFrame: Rect? { frame.map { motion?.shownFrame($0) ?? $0 } }
}
