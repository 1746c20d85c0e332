import Synchronization

/// A reference to a scope that does not keep the scope alive, except while the body of its component
/// runs.
///
/// While the body runs it also holds the environment of the generation being built, and collects the
/// keys that the body reads.
///
/// An object, because a value that holds a weak reference makes optimized closures around it crash
/// when they are released (Swift 6.3.1, `weak let` in a captured struct).
final class ScopeReference: Sendable {
  private let lock = Mutex<Void>(())
  /// A Boolean value that is `true` if no body runs, and never will.
  private let isEnded: Atomic<Bool>
  // Proof (kept, target, environment, reads): used only by initializers and while `lock` is locked;
  // beside that, `target` is read once `isEnded` is set, after which nothing changes it.

  /// The scope, while the body runs: an object that was ever referred to weakly costs more each time
  /// it is used, and most bodies hand their context to nobody.
  private nonisolated(unsafe) var kept: Scope?
  private nonisolated(unsafe) weak var target: Scope?
  private nonisolated(unsafe) var environment = Environment()
  private nonisolated(unsafe) var reads: Set<ObjectIdentifier> = []

  /// Makes a reference to a scope that is not kept.
  init(_ scope: Scope) {
    isEnded = Atomic(true)
    target = scope
  }

  /// Makes a reference for a body, to be ended with ``endBody(isShared:)``.
  init(inBodyOf scope: Scope, _ environment: Environment) {
    isEnded = Atomic(false)
    kept = scope
    self.environment = environment
  }

  /// Notes that the body has returned.
  ///
  /// - Parameter isShared: `false` if nothing else refers to this object.
  /// - Returns: the keys of the environment values that the body read.
  func endBody(isShared: Bool) -> Set<ObjectIdentifier> {
    lock.withLock { _ in
      if isShared { target = kept }
      kept = nil
      environment = Environment()
      isEnded.store(true, ordering: .releasing)
      defer { reads = [] }
      return reads
    }
  }

  /// The scope; `nil` when its component is gone.
  var scope: Scope? {
    // Each update comes through here, from any number of threads: none waits for the others.
    if isEnded.load(ordering: .acquiring) { return target }
    return lock.withLock { _ in kept ?? target }
  }

  /// The environment that the body sees, while it runs.
  ///
  /// - Parameter key: the key that is read.
  func environmentInBody(reading key: ObjectIdentifier) -> Environment? {
    lock.withLock { _ in
      if kept == nil { return nil }
      reads.insert(key)
      return environment
    }
  }
}
