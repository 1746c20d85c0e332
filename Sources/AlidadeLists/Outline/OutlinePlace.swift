/// A place among the children of a node of a tree, or at its top level, to which rows can be moved.
struct OutlinePlace: Equatable {
  /// The row of the parent; `nil` at the top level.
  let parent: Int?
  /// The row of the sibling that follows; `nil` at the end.
  let next: Int?
  /// The number of ancestors.
  let depth: Int
  /// The row above which the place is; `nil` if rows are dropped onto their new parent.
  let gap: Int?
}
