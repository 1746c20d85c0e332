import AlidadeRender

/// The place of a controller in its scope, whatever its type.
///
/// Made with the scope, on any thread; the controller in it is made and used on the main thread.
@MainActor protocol ControllerRecord: MountObserver {
  /// The component that is to be shown is another one.
  func prepare(_ component: any Component, in scope: Scope)
  /// The component is gone, and unmounted.
  func invalidate()
  /// The hosting view is about to become visible, or is so no longer.
  func setTreeVisible(_ isVisible: Bool)
}
