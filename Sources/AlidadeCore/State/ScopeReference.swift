/// Leads to a scope as long as its component lives, without keeping it alive.
///
/// An object, because a value that holds a weak reference makes optimised closures around it crash
/// when they are released (Swift 6.3.1, `weak let` in a captured struct).
final class ScopeReference: Sendable {
  // Proof: set in the initialiser and never again; weak references are read safely on any thread.
  private nonisolated(unsafe) weak var target: Scope?

  init(_ target: Scope) {
    self.target = target
  }

  /// The scope; `nil` when its component is gone.
  var scope: Scope? { target }
}
