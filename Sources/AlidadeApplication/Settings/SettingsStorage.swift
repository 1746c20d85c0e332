/// The storage of settings, such as a file.
public protocol SettingsStorage: Sendable {
  /// Returns the stored texts by the names of their settings; empty if nothing was stored yet.
  ///
  /// Called on the main thread, once.
  func load() throws -> [String: String]

  /// Replaces all stored texts.
  ///
  /// Called on any thread, but not twice at the same time.
  func save(_ texts: [String: String]) throws
}
