import AlidadeRender

extension ListMounter {
  func scrollViewWillMoveFocus(_ scrollView: any ScrollView) {
    // A pass sorts by itself, or afterward at rest.
    if roots.isDisturbed, !isUpdating { roots.sort() }
  }

  /// Sorts views by their rows: now, if other content has replaced most visible rows, because the
  /// frame lays out and paints all of them in any case; or else at rest.
  func sort(afterMounting count: Int) {
    if passMotion.change != nil, count > visibleRows.count / 2 { roots.sort() }
    if roots.isDisturbed { sortAtRest() }
  }

  /// Sorts views by their rows after some frames without an update, and again when rows that are
  /// drawn above the others have come to rest.
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
