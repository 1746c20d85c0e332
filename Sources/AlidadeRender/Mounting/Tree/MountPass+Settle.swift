extension MountPass {
  /// Remembers that the inside of a view must be put in order.
  func markUnsettled(_ container: ViewContainer) {
    if container.unsettledStamp == number { return }
    container.unsettledStamp = number
    unsettled.append(container)
  }

  /// Puts views in the order of their units, hides those that wait, shows those that wait no
  /// longer, and throws away what is too much.
  ///
  /// Everything is hidden before anything is shown, so that a view that appears does not take along
  /// what stays behind.
  func settle() {
    for container in unsettled { container.separateLabels() }
    for container in unsettled where container.stamp == number && container.needsReorder {
      reorder(container)
    }
    // What is inside a view that waits disappears with it, and is looked at again when the view is
    // taken.
    for container in unsettled where container.visiblePooledCount > 0 && !container.owner.isPooled {
      hidePooled(container)
    }
    for record in reused where !record.isPooled { record.show() }
    for container in unsettled { trim(container) }
  }

  private func hidePooled(_ container: ViewContainer) {
    for child in container.children where child.isPooled && !child.isHidden { child.hide() }
    container.visiblePooledCount = 0
  }

  private func trim(_ container: ViewContainer) {
    for record in container.pools.trim(mounter.poolLimits, pass: number) {
      mounted.discard(record, from: container)
      mounter.counters.viewsTrimmed += 1
    }
  }
}
