import AlidadeCore

/// The actions of a row at one of its edges.
package struct RowActions: Sendable {
  /// A component that fills the space beside the row, with the actions next to the row.
  ///
  /// Its natural width is that of the actions. It is laid out once, as large as the row.
  let component: AnyComponent
  /// A component that replaces the other one while a release would perform the first action; `nil`
  /// if they look the same.
  let full: AnyComponent?
  /// The action that a full swipe performs; called in an immediate update.
  let first: @MainActor @Sendable () -> Void

  /// Creates the actions of a row.
  package init(
    _ component: AnyComponent, full: AnyComponent?,
    first: @escaping @MainActor @Sendable () -> Void
  ) {
    self.component = component
    self.full = full
    self.first = first
  }

  /// A closure that closes the row and then performs an action.
  package typealias Performer =
    @MainActor @Sendable (_ action: @MainActor @Sendable () -> Void) -> Void
}
