/// The names of the changes that can be undone and redone; `nil` for none.
struct UndoNames: Hashable, Sendable {
  var undo: String?
  var redo: String?
}
