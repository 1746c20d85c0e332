import AlidadeCore
import AlidadeRender

/// A row that is built, laid out and flattened.
struct PreparedRow: Sendable {
  /// The row's place in the content it was prepared for.
  let row: Int
  /// Which content and which width it was prepared for.
  let epoch: Int
  /// Of two results of one tree the one with the larger number is the newer one.
  let generation: Int
  /// What is to be mounted.
  let renderTree: RenderTree
  /// What made it.
  let tree: ComponentTree

  /// Whether it shows a later generation of the same tree.
  func isNewer(than other: PreparedRow) -> Bool {
    tree === other.tree && generation > other.generation
  }
}
