import AlidadeRender

/// A row that is built, laid out and flattened.
struct PreparedRow: Sendable {
  /// The row's place in the content it was prepared for.
  let row: Int
  /// Which content and which width it was prepared for.
  let epoch: Int
  /// Of two results for one row the one with the larger number is the newer one.
  let generation: Int
  /// What is to be mounted.
  let renderTree: RenderTree
}
