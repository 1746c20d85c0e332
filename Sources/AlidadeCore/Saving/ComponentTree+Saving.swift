extension ComponentTree {
  /// The states of the components in the newest generation or, if it was forgotten, in the last
  /// one.
  ///
  /// - Complexity: O(components).
  package var savedState: SavedState {
    let (root, remembered, restoration) = state.withLock {
      ($0.generation.root, $0.remembered, $0.restoration)
    }
    if let root {
      return SavedState(RememberedScopes.scopes(of: root, in: treeScope), in: treeScope)
    }
    return restoration?.saved ?? SavedState(remembered, in: treeScope)
  }

  /// Lets the components begin with saved states; call this before anything is built.
  package func restore(_ saved: SavedState) {
    let restoration = StateRestoration(saved, in: treeScope)
    state.withLock { $0.restoration = restoration }
    updates.noteRestoration()
  }
}
