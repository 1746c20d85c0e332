/// A weak reference that can be passed between threads.
final class WeakReference<Object: AnyObject & Sendable>: Sendable, Equatable {
  // Proof: set in the initializer and never again; reading a weak reference is safe on any thread.
  nonisolated(unsafe) private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }

  /// Returns `true` if both refer to the same object, or if neither refers to one anymore.
  static func == (one: WeakReference, other: WeakReference) -> Bool { one.object === other.object }
}
