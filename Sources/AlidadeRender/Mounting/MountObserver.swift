/// An object that is notified when a unit is mounted, updated and unmounted.
@MainActor public protocol MountObserver: AnyObject, Sendable {
  /// Handles an event, in the order that ``MountEvent`` describes.
  ///
  /// - Parameters:
  ///   - event: the event of the unit.
  ///   - context: the view and the frame of the unit.
  func unit(_ event: MountEvent, in context: MountContext)
}
