import Synchronization

/// Leads to a scope as long as its component lives, without keeping it alive.
///
/// An object, because a value that holds a weak reference makes optimised closures around it crash
/// when they are released (Swift 6.3.1, `weak let` in a captured struct).
///
/// While the body of the component is asked for, the scope is kept: an object that was ever
/// referred to weakly costs more each time it is used, and most bodies hand their context to
/// nobody.
final class ScopeReference: Sendable {
  private let lock = Mutex<Void>(())
  // Proof of both: used only by initialisers and while `lock` is locked.
  private nonisolated(unsafe) var kept: Scope?
  private nonisolated(unsafe) weak var target: Scope?

  /// Leads to a scope that is not kept.
  init(_ scope: Scope) {
    target = scope
  }

  /// Leads to a scope that is kept until ``endBuilding()``, or as long as this is.
  init(whileBuilding scope: Scope) {
    kept = scope
  }

  /// The body has returned, and somebody keeps the reference.
  func endBuilding() {
    lock.withLock { _ in
      target = kept
      kept = nil
    }
  }

  /// The scope; `nil` when its component is gone.
  var scope: Scope? { lock.withLock { _ in kept ?? target } }
}
