/// An object that is notified after the settings for motion may have changed.
@MainActor public protocol MotionSettingsObserver: AnyObject {
  /// Called after ``MountHost/showsAnimations`` or ``MountHost/appearance`` may have changed.
  func motionSettingsDidChange()
}
