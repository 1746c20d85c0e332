import AlidadeRender

// Changes of stores that components read.
extension ComponentTree {
  /// Requests an update for a change to a store, if a part that a component read now has a
  /// different value; can be called on any thread.
  func show(
    _ snapshot: AnyStoreSnapshot, _ priority: UpdatePriority, _ animation: Animation?
  ) {
    // A build that hasn't begun takes the change into account anyway.
    if animation == nil, updates.isNoted(treeScope, priority) { return }
    if isOutdated(by: snapshot) { updates.insertChanged(treeScope, priority, animation) }
  }

  /// Shows a change to a store with other immediate updates, if a part that a component read now
  /// has a different value.
  func show(
    _ snapshot: AnyStoreSnapshot, with immediate: ImmediateUpdates, _ animation: Animation?
  ) {
    if isOutdated(by: snapshot) { updates.insert(treeScope, into: immediate, animation) }
  }

  /// Releases snapshots, and requests updates for changes made since they were taken, because the
  /// threads that made them may have compared the previous generation.
  func showChanges(after stores: StoreSnapshots) {
    for snapshot in stores.changes where !updates.isNoted(treeScope) {
      if isOutdated(by: snapshot) { updates.insertChanged(treeScope, .nextFrame, nil) }
    }
    stores.end()
  }

  /// Returns `true` if a part of a store that a component read has a different value.
  private func isOutdated(by snapshot: AnyStoreSnapshot) -> Bool {
    let (failed, root) = state.withLock { $0.readers }
    return failed.isOutdated(by: snapshot) || root?.hasReader(outdatedBy: snapshot) == true
  }
}
