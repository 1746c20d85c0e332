import AlidadeCore
import AlidadeRender

/// A row that is built, laid out and flattened.
///
/// This is a class, because each row is looked up, compared and passed on in each frame.
final class PreparedRow: Sendable {
  /// The row's position in the content for which it was prepared.
  let row: Int
  /// The revision of the list for which the row was prepared.
  let revision: Int
  /// The generation of the tree; of two results of one tree, the newer one has the larger number.
  let generation: Int
  /// The revision of the newest input of the tree that the row reflects.
  let inputRevision: Int
  /// The width for which the row was laid out, in points.
  let width: Double
  /// The height of the row, in points.
  let height: Double
  /// A Boolean value that is `true` if controllers may need to know that the row is mounted or
  /// visible.
  let hasHadControllers: Bool
  let renderTree: RenderTree
  /// The newest animation of a change that this or an earlier version of the row reflects.
  private let animation: UpdateAnimation?
  /// The tree that produced the row.
  let rowTree: RowTree

  init(
    row: Int, revision: Int, width: Double, height: Double, result: ComponentTree.Result,
    rowTree: RowTree
  ) {
    self.row = row
    self.revision = revision
    self.width = width
    self.height = height
    generation = result.generation
    inputRevision = result.revision
    hasHadControllers = result.hasHadControllers
    renderTree = result.renderTree
    animation = result.animation
    self.rowTree = rowTree
  }

  /// Creates a row that is ready for another revision, because only its position may have changed.
  init(_ other: PreparedRow, row: Int, revision: Int) {
    self.row = row
    self.revision = revision
    generation = other.generation
    inputRevision = other.inputRevision
    width = other.width
    height = other.height
    hasHadControllers = other.hasHadControllers
    renderTree = other.renderTree
    animation = other.animation
    rowTree = other.rowTree
  }

  var tree: ComponentTree { rowTree.tree }

  /// The animation of a change that the row shows, until it is mounted.
  @MainActor var pendingAnimation: Animation? { tree.pendingAnimation(animation) }

  /// Returns the animation with which the row is mounted now.
  @MainActor func takeAnimation(on scheduler: any WorkScheduler) -> Animation? {
    tree.takeAnimation(animation, on: scheduler)
  }

  /// A Boolean value that is `true` if the row may miss a change, because its tree was forgotten or
  /// a later generation was mounted.
  @MainActor var isOutdated: Bool { rowTree.isForgotten || generation < tree.mountedGeneration }

  /// Returns `true` if both rows show the same result of a tree.
  func hasSameResult(as other: PreparedRow) -> Bool {
    renderTree === other.renderTree && generation == other.generation && rowTree === other.rowTree
  }

  /// Returns `true` if the row is a later generation of the same tree as `other`.
  func isNewer(than other: PreparedRow) -> Bool {
    rowTree === other.rowTree && generation > other.generation
  }
}
