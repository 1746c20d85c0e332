import AlidadeCore

/// The state of a row that is far from the visible rows: its tree, stripped of everything else.
struct RowMemory: Sendable {
  let tree: ComponentTree
  /// The row, as of the last content in which it was looked up.
  var place: RowPlace

  /// Returns `true` if the state is that of a tree, and its row is that of a content before a
  /// revision.
  func isThat(of tree: ComponentTree, before revision: Int) -> Bool {
    self.tree === tree && place.revision < revision
  }
}
