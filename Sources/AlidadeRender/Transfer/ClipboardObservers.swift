/// The objects that a backend notifies after the content of the clipboard has changed.
@MainActor package final class ClipboardObservers {
  private struct Observer {
    weak var object: (any ClipboardObserver)?
  }

  private var observers: [Observer] = []

  package nonisolated init() {}

  /// Notifies an object of changes as long as it exists.
  package func add(_ object: any ClipboardObserver) {
    observers.removeAll { $0.object == nil || $0.object === object }
    observers.append(Observer(object: object))
  }

  /// Notifies the objects.
  package func notify() {
    for observer in observers { observer.object?.clipboardDidChange() }
  }
}
