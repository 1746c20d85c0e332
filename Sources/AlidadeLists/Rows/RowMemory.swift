import AlidadeCore

/// The state of a row that is far from the visible rows: its tree, stripped of everything else.
struct RowMemory: Sendable {
  let tree: ComponentTree
  /// The row, as of the last content in which it was looked up.
  var place: RowPlace
}
