/// Is told when a unit is mounted, updated and unmounted.
@MainActor public protocol MountObserver: AnyObject, Sendable {
  /// Called as ``MountEvent`` describes.
  ///
  /// - Parameters:
  ///   - event: what happens to the unit.
  ///   - context: where the unit is.
  func unit(_ event: MountEvent, in context: MountContext)
}
