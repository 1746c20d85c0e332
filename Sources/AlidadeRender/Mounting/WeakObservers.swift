/// Objects that are notified of something as long as they exist, in the order in which they were
/// added.
///
/// `Observer` is a protocol for classes, such as `any ClipboardObserver`, or a class.
@MainActor package final class WeakObservers<Observer> {
  private struct Entry {
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []

  package nonisolated init() {}

  /// Adds an object, unless it was added before.
  ///
  /// - Complexity: O(objects).
  package func add(_ observer: Observer) {
    remove(observer)
    entries.append(Entry(object: observer as AnyObject))
  }

  /// Removes an object.
  ///
  /// - Complexity: O(objects).
  package func remove(_ observer: Observer) {
    let removed = observer as AnyObject
    entries.removeAll { $0.object == nil || $0.object === removed }
  }

  /// Calls a closure with each object that was added before the call.
  ///
  /// Objects may be added and removed in the meantime.
  package func notify(_ body: (Observer) -> Void) {
    for entry in entries {
      if let observer = entry.object as? Observer { body(observer) }
    }
  }

  /// The number of objects that were added and not removed, some of which may no longer exist.
  package var count: Int { entries.count }
}
