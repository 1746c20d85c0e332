import AlidadeRender

/// A weak reference to a toolkit's host, for values that may be stored.
// An object, for the reason given in `ScopeReference`.
final class HostReference: Sendable {
  // Proof: set in the initializer and never again; reading a weak reference is safe on any thread.
  nonisolated(unsafe) private(set) weak var host: (any MountHost)?

  init(_ host: any MountHost) {
    self.host = host
  }
}
