import AlidadeCore

/// The rows of a list that the user can move.
struct MovableRows: Sendable {
  /// The group of lists whose rows can be moved from one to the other; `nil` for a single list.
  let group: ComponentKey?
  /// Moves the rows with some keys.
  let move: @MainActor @Sendable (_ keys: [ComponentKey], RowDestination) -> Void
}
