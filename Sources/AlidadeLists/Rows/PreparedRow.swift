import AlidadeCore
import AlidadeRender

/// A row that is built, laid out and flattened.
///
/// An object, because it is looked up, compared and handed on for each row in each frame.
final class PreparedRow: Sendable {
  /// The row's place in the content it was prepared for.
  let row: Int
  /// What tells the row's tree from others.
  let key: ComponentKey
  /// Which content and which width it was prepared for.
  let epoch: Int
  /// Of two results of one tree the one with the larger number is the newer one.
  let generation: Int
  /// Whether there may be somebody to tell that the row is mounted or in sight.
  let hasHadControllers: Bool
  /// What is to be mounted.
  let renderTree: RenderTree
  /// What made it.
  let tree: ComponentTree

  init(
    row: Int, key: ComponentKey, epoch: Int, result: ComponentTree.Result, tree: ComponentTree
  ) {
    self.row = row
    self.key = key
    self.epoch = epoch
    generation = result.generation
    hasHadControllers = result.hasHadControllers
    renderTree = result.renderTree
    self.tree = tree
  }

  /// Whether a later generation of its tree has been mounted.
  @MainActor var isOutdated: Bool { generation < tree.mountedGeneration }

  /// Whether it shows a later generation of the same tree.
  func isNewer(than other: PreparedRow) -> Bool {
    tree === other.tree && generation > other.generation
  }
}
