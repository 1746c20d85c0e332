import AlidadeCore

/// The rows of a list that the user can move.
struct MovableRows: Sendable {
  /// The group of lists whose rows can be moved from one to the other; `nil` for a single list.
  let group: ComponentKey?
  /// Moves the rows with some keys before another one, or to the end of the list or of a section.
  let move:
    @MainActor @Sendable (_ keys: [ComponentKey], _ next: ComponentKey?, _ section: ComponentKey?)
      -> Void
}
