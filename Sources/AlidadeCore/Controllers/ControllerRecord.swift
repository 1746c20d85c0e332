import AlidadeRender

/// The type-erased slot of a controller in its scope.
///
/// Created with the scope, on any thread; its controller is created and used on the main thread.
@MainActor @usableFromInline protocol ControllerRecord: AnyObject, Sendable {
  /// Creates the controller, or passes the newest component to a controller that isn't mounted.
  func prepare(_ component: ControlledComponent)
  /// Passes a mount event of a component to its controller.
  func unit(_ event: MountEvent, of component: ControlledComponent, in context: MountContext)
  /// Invalidates the controller, whose component is unmounted and has been removed.
  func invalidate()
  /// Notifies the controller that the hosting view is about to become visible, or is no longer
  /// visible.
  func setTreeVisible(_ isVisible: Bool)
}
