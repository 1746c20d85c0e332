import Synchronization

/// A log in which the closures of components under test record events.
///
/// ```swift
/// let log = EventLog()
/// let app = TestHost { ToDoRow(item: item) { log.record("deleted") } }
/// try app.tap("Delete")
/// #expect(log.take() == ["deleted"])
/// ```
///
/// All members can be used on any thread. A log is equal only to itself, so components that differ
/// only in their logs are rebuilt.
public final class EventLog: Sendable, Equatable {
  private let storage = Mutex<[String]>([])

  /// Creates an empty log.
  public init() {}

  /// Adds an entry.
  public func record(_ entry: String) { storage.withLock { $0.append(entry) } }

  /// All entries, in order.
  public var entries: [String] { storage.withLock { $0 } }

  /// Removes and returns all entries.
  public func take() -> [String] {
    storage.withLock { entries in
      defer { entries = [] }
      return entries
    }
  }

  /// Returns the number of entries that are equal to `entry`.
  public func count(of entry: String) -> Int {
    storage.withLock { entries in entries.count { $0 == entry } }
  }

  /// Returns `true` if both are the same object.
  public static func == (one: EventLog, other: EventLog) -> Bool { one === other }
}
