import AlidadeRender

/// A component with a controller, in one generation and one content: the observer in its layouts.
///
/// Several components with the same identity can be laid out at the same time, such as those that a
/// `LayoutReader` creates for different spaces. The one in the mounted layout is the one that is
/// shown.
@usableFromInline final class ControlledComponent: MountObserver {
  let component: any Component
  let scope: Scope
  /// The state with which the component was built; `nil` if it has none.
  let state: (any Sendable)?
  private let record: any ControllerRecord

  nonisolated init(_ component: any Component, _ record: any ControllerRecord, in scope: Scope) {
    self.component = component
    self.record = record
    self.scope = scope
    state = scope.state?.anyState
  }

  @usableFromInline func unit(_ event: MountEvent, in context: MountContext) {
    record.unit(event, of: self, in: context)
  }
}
