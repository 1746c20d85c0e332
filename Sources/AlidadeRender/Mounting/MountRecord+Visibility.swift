extension MountRecord {
  /// Hides the view and tells it, and what is inside it, if that makes them invisible.
  func hide() {
    guard !isHidden else { return }
    mounter.host.setHidden(true, view)
    mounter.counters.viewsHidden += 1
    if !isAncestorHidden { becomeInvisible() }
    isHidden = true
  }

  /// Shows the view again and tells it, and what is inside it, if that makes them visible.
  func show() {
    guard isHidden else { return }
    isHidden = false
    if !isAncestorHidden { becomeVisible() }
    mounter.host.setHidden(false, view)
    mounter.counters.viewsShown += 1
  }

  private func becomeInvisible() {
    guard needsPoolNotice else { return }
    hooks?.didEnterReusePool(view)
    if isPooled { releaseValues() }
    forEachNotifiedChild { child in
      guard !child.isAncestorHidden else { return }
      child.isAncestorHidden = true
      if !child.isHidden { child.becomeInvisible() }
    }
  }

  private func becomeVisible() {
    guard needsPoolNotice else { return }
    hooks?.willLeaveReusePool(view)
    forEachNotifiedChild { child in
      guard child.isAncestorHidden else { return }
      child.isAncestorHidden = false
      if !child.isHidden { child.becomeVisible() }
    }
  }

  private func forEachNotifiedChild(_ body: (MountRecord) -> Void) {
    guard let container else { return }
    for child in container.children where child.needsPoolNotice { body(child) }
  }
}
