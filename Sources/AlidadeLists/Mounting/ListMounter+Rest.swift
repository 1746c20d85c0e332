extension ListMounter {
  /// After how many frames without an update a list is at rest; a frame may begin before what
  /// scrolls in it.
  private static let framesAtRest = 3

  /// Puts views in the order of their rows when nothing has been updated for some frames.
  func sortAtRest() {
    if isSortScheduled { return }
    isSortScheduled = true
    awaitRest(since: updateCount, frames: ListMounter.framesAtRest)
  }

  private func awaitRest(since count: Int, frames: Int) {
    mounter.host.scheduleFrame { [weak self] in
      guard let self else { return }
      if updateCount != count {
        awaitRest(since: updateCount, frames: ListMounter.framesAtRest)
      } else if frames > 1 {
        awaitRest(since: count, frames: frames - 1)
      } else {
        isSortScheduled = false
        order.sort()
      }
    }
  }
}
