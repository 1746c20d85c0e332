extension ListMounter {
  /// Sorts views by their rows after some frames without an update.
  func sortAtRest() {
    updates.callAtRest(on: mounter.host) { [weak self] in self?.roots.sort() }
  }
}
