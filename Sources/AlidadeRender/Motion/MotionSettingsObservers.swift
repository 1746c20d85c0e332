/// The objects that a backend notifies after the settings for motion may have changed.
@MainActor package final class MotionSettingsObservers {
  private struct Observer {
    weak var object: (any MotionSettingsObserver)?
  }

  private var observers: [Observer] = []

  package nonisolated init() {}

  /// Notifies an object of changes as long as it exists.
  package func add(_ object: any MotionSettingsObserver) {
    observers.removeAll { $0.object == nil || $0.object === object }
    observers.append(Observer(object: object))
  }

  /// Notifies the objects.
  package func notify() {
    for observer in observers { observer.object?.motionSettingsDidChange() }
  }
}
