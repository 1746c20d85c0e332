import AlidadeCore

/// The state of a row that is far out of sight: its tree, stripped of everything else.
struct RowMemory: Sendable {
  let tree: ComponentTree
  /// The revision of the content that the tree showed last, and the row in that content.
  let content: (revision: Int, row: Int)
}
