extension ListMounter {
  /// Puts views in the order of their rows when nothing has been updated for some frames.
  func sortAtRest() {
    updates.callAtRest(on: mounter.host) { [weak self] in self?.roots.sort() }
  }
}
