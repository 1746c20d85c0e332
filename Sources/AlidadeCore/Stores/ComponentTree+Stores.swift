// Changes of stores that components read.
extension ComponentTree {
  /// Requests that a change of a store is shown, if a component has read a part that has another
  /// value now; any thread.
  func show(_ snapshot: AnyStoreSnapshot, _ priority: UpdatePriority) {
    // A build that hasn't begun sees the change anyway.
    if updates.isNoted(treeScope, priority) || !isOutdated(by: snapshot) { return }
    updates.insertChanged(treeScope, priority)
  }

  /// Shows a change of a store with other immediate updates, if a component has read a part that has
  /// another value now.
  func show(_ snapshot: AnyStoreSnapshot, with immediate: ImmediateUpdates) {
    if isOutdated(by: snapshot) { updates.insert(treeScope, into: immediate) }
  }

  /// Ends the use of snapshots, and requests that changes made since they were taken are shown: the
  /// threads that made them may have found the previous generation.
  func showChanges(after stores: StoreSnapshots) {
    for snapshot in stores.changes where !updates.isNoted(treeScope) {
      if isOutdated(by: snapshot) { updates.insertChanged(treeScope, .nextFrame) }
    }
    stores.end()
  }

  /// Returns `true` if a part of a store has another value than a component has read.
  private func isOutdated(by snapshot: AnyStoreSnapshot) -> Bool {
    let (failed, root) = state.withLock { $0.readers }
    return failed.isOutdated(by: snapshot) || root?.hasReader(outdatedBy: snapshot) == true
  }
}
