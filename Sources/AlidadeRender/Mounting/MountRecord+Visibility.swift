extension MountRecord {
  /// Hides the view, and notifies it and its descendants if they become invisible.
  func hide() {
    guard !isHidden else { return }
    mounter.host.setHidden(true, view)
    mounter.counters.viewsHidden += 1
    if isAncestorHidden { releaseInside() } else { becomeInvisible() }
    isHidden = true
  }

  /// Shows the view again, and notifies it and its descendants if they become visible.
  func show() {
    guard isHidden else { return }
    isHidden = false
    if !isAncestorHidden { becomeVisible() }
    mounter.host.setHidden(false, view)
    mounter.counters.viewsShown += 1
  }

  /// Releases the values that this view and its descendants must not keep alive in a pool.
  func releaseInside() {
    var pending = [self]
    while let record = pending.popLast() {
      guard record.needsPoolNotice else { continue }
      if record.isPooled { record.releaseValues() }
      pending += record.container?.children ?? []
    }
  }

  // These methods don't recurse, because views may be nested deeper than the stack allows.

  private func becomeInvisible() {
    guard needsPoolNotice else { return }
    var pending = [self]
    while let record = pending.popLast() {
      record.applying { record.hooks?.didEnterReusePool(record.view) }
      if record.isPooled { record.releaseValues() }
      for child in record.notifiedChildren.reversed() where !child.isAncestorHidden {
        child.isAncestorHidden = true
        if !child.isHidden { pending.append(child) }
      }
    }
  }

  private func becomeVisible() {
    guard needsPoolNotice else { return }
    var pending = [self]
    while let record = pending.popLast() {
      record.applying { record.hooks?.willLeaveReusePool(record.view) }
      for child in record.notifiedChildren.reversed() where child.isAncestorHidden {
        child.isAncestorHidden = false
        if !child.isHidden { pending.append(child) }
      }
    }
  }

  private var notifiedChildren: [MountRecord] {
    container?.children.filter(\.needsPoolNotice) ?? []
  }
}
