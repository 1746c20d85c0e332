import AlidadeCore

extension ListMounter: ComponentTreeContainer {
  /// The trees of the rows that have views, from the first row to the last, and those of the
  /// actions beside them.
  var mountedTrees: [MountedComponentTree] {
    let rows: [MountedComponentTree] = roots.rows.sorted().compactMap { row in
      guard let root = roots[row], let shown = root.shownTree else { return nil }
      return MountedComponentTree(rootView: root.view, key: shown.name.key, tree: shown.tree)
    }
    return rows + roots.swipes.mountedTrees
  }
}
