import Synchronization

/// The nodes whose children were asked for, on any thread.
final class Evaluations: Sendable {
  private let ids = Mutex<[String]>([])

  func note(_ id: String) { ids.withLock { $0.append(id) } }

  /// Returns the ids noted since the last call.
  func take() -> [String] {
    ids.withLock { ids in
      defer { ids = [] }
      return ids
    }
  }
}
