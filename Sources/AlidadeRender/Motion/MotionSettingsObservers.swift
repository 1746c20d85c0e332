/// The closures that a backend calls after the settings for motion may have changed.
@MainActor package final class MotionSettingsObservers {
  private var observers: [@MainActor () -> Bool] = []

  package nonisolated init() {}

  /// Adds a closure, which is called until it returns `false`.
  package func add(_ didChange: @escaping @MainActor () -> Bool) { observers.append(didChange) }

  /// Calls the closures; what one of them adds is called the next time.
  package func notify() {
    let current = observers
    observers = []
    observers += current.filter { $0() }
  }
}
