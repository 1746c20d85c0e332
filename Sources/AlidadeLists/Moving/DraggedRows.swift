import AlidadeCore

/// Rows of a list that the user drags.
struct DraggedRows {
  /// The list that they come from.
  weak var list: ListMounter?
  let keys: [ComponentKey]
  /// The same keys, made once, because each movement of the pointer looks them up.
  let keySet: Set<ComponentKey>
  /// The row under the pointer.
  let held: ComponentKey
  /// The number of ancestors of that row, in a tree.
  let depth: Int
  let group: ComponentKey?
}
