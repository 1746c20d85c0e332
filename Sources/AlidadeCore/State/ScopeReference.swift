import Synchronization

/// A reference to a scope, weak except while the body of the component runs.
///
/// While the body runs, it also holds the environment and the stores of the generation being built,
/// and records which parts of them the body reads.
///
/// The reference is an object, because a value that holds a weak reference makes optimized closures
/// around it crash when they are released (Swift 6.3.1, `weak let` in a captured struct).
@usableFromInline final class ScopeReference: Sendable {
  private let lock = Mutex<Void>(())
  /// A Boolean value that is `true` once no body uses the reference.
  private let isEnded: Atomic<Bool>
  // Proof (kept, target, environment, stores, reads): used only by initializers and while `lock` is
  // locked; in addition, `target` is read once `isEnded` is set, after which nothing changes it. No
  // access calls code that could begin another one.

  /// The scope, while the body runs.
  ///
  /// A strong reference, because every use of an object costs more once it has been referenced
  /// weakly, and most bodies don't pass their context on.
  private nonisolated(unsafe) var kept: Scope?
  private nonisolated(unsafe) weak var target: Scope?
  private nonisolated(unsafe) var environment = Environment()
  private nonisolated(unsafe) var stores: StoreSnapshots?
  @exclusivity(unchecked) private nonisolated(unsafe) var reads = BodyReads()

  /// Creates a weak reference.
  init(_ scope: Scope) {
    isEnded = Atomic(true)
    target = scope
  }

  /// Creates a reference for a body; end it with ``endBody(isShared:)``.
  init(inBodyOf scope: Scope, _ environment: Environment, _ stores: StoreSnapshots) {
    isEnded = Atomic(false)
    kept = scope
    self.environment = environment
    self.stores = stores
  }

  /// Records that the body has returned.
  ///
  /// - Parameter isShared: `false` if this object has no other references.
  /// - Returns: the values that the body has read.
  func endBody(isShared: Bool) -> BodyReads {
    lock.withLock { _ in
      if isShared { target = kept }
      kept = nil
      environment = Environment()
      stores = nil
      isEnded.store(true, ordering: .releasing)
      defer { reads = BodyReads() }
      return reads
    }
  }

  /// The scope; `nil` if its component was removed.
  var scope: Scope? {
    // Every update reads this, on any number of threads, so it doesn't block.
    if isEnded.load(ordering: .acquiring) { return target }
    return lock.withLock { _ in kept ?? target }
  }

  /// Returns the environment of the body while the body runs; otherwise, `nil`.
  ///
  /// - Parameter key: the key that is read.
  func environmentInBody(reading key: ObjectIdentifier) -> Environment? {
    lock.withLock { _ in
      if kept == nil { return nil }
      reads.keys.insert(key)
      return environment
    }
  }

  /// The snapshots of the stores for the body while the body runs; otherwise, `nil`.
  var storesInBody: StoreSnapshots? { lock.withLock { _ in stores } }

  /// Records that the body reads a part of a store.
  func note(_ read: StoreRead) {
    lock.withLock { _ in
      if kept != nil { reads.add(read) }
    }
  }
}
