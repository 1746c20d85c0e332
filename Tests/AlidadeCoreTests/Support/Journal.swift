import Synchronization

/// Keeps what happened, in its order, on any thread; one is equal only to itself.
final class Journal: Sendable, Equatable {
  private let entries = Mutex<[String]>([])

  func note(_ entry: String) { entries.withLock { $0.append(entry) } }

  var all: [String] { entries.withLock { $0 } }

  /// What happened since the last call.
  func take() -> [String] {
    entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }

  /// How often something happened.
  func count(of entry: String) -> Int {
    entries.withLock { entries in entries.count { $0 == entry } }
  }

  static func == (one: Journal, other: Journal) -> Bool { one === other }
}
