import AlidadeCore
import Synchronization

/// Keeps the newest way to try again that a fallback was given.
final class Retries: Sendable {
  private let newest = Mutex<Action<Void>?>(nil)

  func set(_ action: Action<Void>) { newest.withLock { $0 = action } }

  @MainActor func retry() { newest.withLock { $0 }?() }
}
