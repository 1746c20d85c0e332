import Synchronization

/// Counts how often the bodies of rows were asked for, on any thread.
final class BuildLog: Sendable {
  private let counts = Mutex<[Int: Int]>([:])

  func note(_ id: Int) {
    counts.withLock { $0[id, default: 0] += 1 }
  }

  /// How often a row was built since the last call of ``clear()``.
  func count(of id: Int) -> Int { counts.withLock { $0[id] ?? 0 } }

  /// The rows that were built, in order of their ids.
  var ids: [Int] { counts.withLock { $0.keys.sorted() } }

  /// How many builds there were.
  var total: Int { counts.withLock { $0.values.reduce(0, +) } }

  func clear() {
    counts.withLock { $0 = [:] }
  }
}
