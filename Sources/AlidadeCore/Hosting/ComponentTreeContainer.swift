import AlidadeRender

/// An object that mounts component trees of its own in a view, as a list mounts its rows; for tools
/// that inspect a tree.
@MainActor package protocol ComponentTreeContainer: AnyObject {
  /// The mounted trees.
  var mountedTrees: [MountedComponentTree] { get }
}

/// A component tree that is mounted in a view of its own inside another tree.
package struct MountedComponentTree {
  /// The view that the tree is mounted in.
  package let rootView: any NativeView
  /// The key that distinguishes the tree from others in the same container.
  package let key: ComponentKey
  /// The tree.
  package let tree: ComponentTree

  /// Creates a description of a mounted tree.
  package init(rootView: any NativeView, key: ComponentKey, tree: ComponentTree) {
    self.rootView = rootView
    self.key = key
    self.tree = tree
  }
}
