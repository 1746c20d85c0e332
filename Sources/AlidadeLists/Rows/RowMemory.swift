import AlidadeCore

/// What a row remembers that is far out of sight: its tree without anything that it shows, or that
/// is about to be that.
struct RowMemory: Sendable {
  let tree: ComponentTree
  /// The revision of the content that the tree showed last, and the row of that content.
  let content: (revision: Int, row: Int)
}
