import AlidadeRender

/// The type-erased slot of a controller in its scope.
///
/// Created with the scope, on any thread; its controller is created and used on the main thread.
@MainActor @usableFromInline protocol ControllerRecord: MountObserver {
  /// Prepares the controller for another component that is about to be shown.
  func prepare(_ component: any Component, in scope: Scope)
  /// Invalidates the controller, whose component is unmounted and has been removed.
  func invalidate()
  /// Notifies the controller that the hosting view is about to become visible, or is no longer
  /// visible.
  func setTreeVisible(_ isVisible: Bool)
}
