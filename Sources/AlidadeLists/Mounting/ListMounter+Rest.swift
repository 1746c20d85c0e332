extension ListMounter {
  /// Sorts views by their rows after some frames without an update, and again when rows that are drawn above
  /// the others have come to rest.
  func sortAtRest() {
    updates.callAtRest(on: mounter.host) { [weak self] in
      guard let self else { return }
      roots.sort()
      guard roots.isDisturbed else { return }
      updates.noteChange()
      sortAtRest()
    }
  }
}
