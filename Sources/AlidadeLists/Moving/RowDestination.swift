import AlidadeCore

/// The place of rows after a move, or of content that is inserted.
struct RowDestination {
  /// The row that follows them; `nil` at the end.
  var next: ComponentKey?
  /// The row that precedes them; `nil` at the start, or in a list that shows a tree.
  var previous: ComponentKey?
  /// The section that they are in; `nil` in a list without sections.
  var section: ComponentKey?
  /// The node that they are in; `nil` at the top level, or in a list that shows no tree.
  var parent: ComponentKey?
}
