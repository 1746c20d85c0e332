import AlidadeApplication
import Synchronization

/// Settings that are stored in memory, where a second application finds the settings that a first
/// one has stored.
///
/// All members can be used on any thread.
public final class HeadlessSettings: SettingsStorage {
  /// The error of a storage that can't be used.
  public struct Unusable: Error {
    /// Creates the error.
    public init() {}
  }

  private let content = Mutex<[String: String]>([:])
  private let saves = Mutex(0)
  private let canBeRead: Bool
  private let canBeStored: Bool

  /// Creates a storage.
  ///
  /// - Parameters:
  ///   - texts: the stored texts by the names of their settings.
  ///   - canBeRead: `false` to throw an error when the settings are read.
  ///   - canBeStored: `false` to throw an error when the settings are stored.
  public init(
    _ texts: [String: String] = [:], canBeRead: Bool = true, canBeStored: Bool = true
  ) {
    content.withLock { $0 = texts }
    self.canBeRead = canBeRead
    self.canBeStored = canBeStored
  }

  /// The stored texts by the names of their settings.
  public var texts: [String: String] { content.withLock { $0 } }

  /// The number of times that the settings were stored.
  public var saveCount: Int { saves.withLock { $0 } }

  /// Returns the stored texts.
  public func load() throws -> [String: String] {
    if !canBeRead { throw Unusable() }
    return texts
  }

  /// Replaces the stored texts.
  public func save(_ texts: [String: String]) throws {
    if !canBeStored { throw Unusable() }
    content.withLock { $0 = texts }
    saves.withLock { $0 += 1 }
  }
}
