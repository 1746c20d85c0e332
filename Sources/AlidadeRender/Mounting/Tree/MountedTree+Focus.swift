// Units that stay mounted although they aren't visible, because the user may be typing in them.
extension MountedTree {
  /// Returns the units of `candidates` that contain the keyboard focus, or a unit that does.
  func focusedUnits(among candidates: [Int]) -> [Int] {
    guard let hasFocus, let tree, !candidates.isEmpty, hasFocus(rootView) else { return [] }
    let focused = candidates.filter { index in records[index].map { hasFocus($0.view) } ?? false }
    return candidates.filter { index in
      focused.contains { index <= $0 && $0 < Int(tree.units[index].end) }
    }
  }

  /// The identities of the mounted units that contain the keyboard focus.
  ///
  /// - Complexity: O(1) if the focus is elsewhere; otherwise, O(units).
  var focusedIdentities: Set<UnitIdentity> {
    guard let hasFocus, let tree, tree.edges != nil, hasFocus(rootView) else { return [] }
    let mounted = tree.units.indices.filter { isMounted[$0] }
    return Set(focusedUnits(among: mounted).map { tree.units[$0].identity })
  }

  /// The first mounted view that can be pressed; `nil` if there is none.
  package var firstPressable: (any PressableView)? {
    records.lazy.compactMap { $0?.view as? any PressableView }.first
  }
}
