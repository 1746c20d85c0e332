import AlidadeCore
import AlidadeRender

/// A row that is built, laid out and flattened.
///
/// An object, because it is looked up, compared and handed on for each row in each frame.
final class PreparedRow: Sendable {
  /// The row's place in the content it was prepared for.
  let row: Int
  /// The revision of the list that it was prepared for.
  let revision: Int
  /// The generation of its tree; of two results of one tree the one with the larger number is the
  /// newer one.
  let generation: Int
  /// A Boolean value that is `true` if controllers may have to be told that the row is mounted or in
  /// sight.
  let hasHadControllers: Bool
  let renderTree: RenderTree
  /// The tree that made it.
  let rowTree: RowTree

  init(row: Int, revision: Int, result: ComponentTree.Result, rowTree: RowTree) {
    self.row = row
    self.revision = revision
    generation = result.generation
    hasHadControllers = result.hasHadControllers
    renderTree = result.renderTree
    self.rowTree = rowTree
  }

  var tree: ComponentTree { rowTree.tree }

  /// A Boolean value that is `true` if it may miss a change: its tree has been forgotten, or a later
  /// generation has been mounted.
  @MainActor var isOutdated: Bool { rowTree.isForgotten || generation < tree.mountedGeneration }

  /// Returns `true` if it shows a later generation of the same tree than another one.
  func isNewer(than other: PreparedRow) -> Bool {
    rowTree === other.rowTree && generation > other.generation
  }
}
