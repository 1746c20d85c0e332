/// The objects that are notified when the content of a clipboard changes.
@MainActor package final class ClipboardObservers {
  private struct Observer {
    weak var object: (any ClipboardObserver)?
  }

  private var observers: [ObjectIdentifier: Observer] = [:]

  package nonisolated init() {}

  /// Notifies an object of changes as long as it exists.
  package func add(_ object: any ClipboardObserver) {
    observers[ObjectIdentifier(object)] = Observer(object: object)
  }

  /// Notifies the objects.
  package func notify() {
    observers = observers.filter { $0.value.object != nil }
    for observer in observers.values { observer.object?.clipboardDidChange() }
  }
}
