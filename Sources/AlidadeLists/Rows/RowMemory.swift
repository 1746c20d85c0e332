import AlidadeCore

/// The state of a row that is far out of sight: its tree, stripped of everything else.
struct RowMemory: Sendable {
  let tree: ComponentTree
  /// The row, as of the last content in which it was looked for.
  var place: RowPlace
}
