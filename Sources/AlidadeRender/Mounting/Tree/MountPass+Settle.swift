extension MountPass {
  /// Marks a container whose views must be put in order.
  func markUnsettled(_ container: ViewContainer) {
    if container.unsettledStamp == number { return }
    container.unsettledStamp = number
    unsettled.append(container)
  }

  /// Puts views in the order of their units, hides pooled views, shows reused ones, and discards
  /// views that exceed the pool limits.
  ///
  /// Everything is hidden before anything is shown, so that no view appears with pooled views
  /// inside.
  func settle() {
    for container in unsettled { container.separateLabels() }
    for container in unsettled where container.stamp == number && container.needsReorder {
      reorder(container)
    }
    for record in covered { cover(record) }
    mounted.endCarried()
    // The views inside a pooled view disappear with it, and are settled when it is reused.
    for container in unsettled where container.visiblePooledCount > 0 && isShown(container) {
      hidePooled(container)
    }
    for record in reused where !record.isPooled { record.show() }
    for container in unsettled where plan == nil || isShown(container) {
      mounted.trim(container)
    }
  }

  /// Returns `true` if the views in a container belong to units: neither the container nor an
  /// ancestor is in a pool or disappearing.
  private func isShown(_ container: ViewContainer) -> Bool {
    !container.owner.isPooled && !container.owner.isLeaving
  }

  private func hidePooled(_ container: ViewContainer) {
    for child in container.children where child.isPooled && !child.isHidden { child.hide() }
    container.visiblePooledCount = 0
  }
}
