#if GTK
import AlidadeApplication
import Synchronization

/// Settings in memory.
final class MemorySettings: SettingsStorage {
  private let texts = Mutex<[String: String]>([:])

  func load() throws -> [String: String] { texts.withLock { $0 } }

  func save(_ new: [String: String]) throws { texts.withLock { $0 = new } }
}
#endif
