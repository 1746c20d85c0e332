import AlidadeCore

/// Rows of a list that the user drags.
struct DraggedRows {
  /// The list that they come from.
  weak var list: ListMounter?
  let keys: [ComponentKey]
  let group: ComponentKey?
}
