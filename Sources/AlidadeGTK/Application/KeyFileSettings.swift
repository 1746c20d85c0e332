#if GTK
import AlidadeApplication
import CGTK

/// Settings in a key file, which a person can read and edit.
///
/// The file is `settings.ini`, in a folder named after the application in the user's configuration
/// folder. The whole file is replaced each time, so it is never half written.
struct KeyFileSettings: SettingsStorage {
  /// The error for a file that can't be read or written.
  struct FileError: Error, CustomStringConvertible {
    let path: String
    let message: String
    var description: String { "\(path): \(message)" }
  }

  let path: String

  init(path: String) {
    self.path = path
  }

  init(applicationIdentifier: String) {
    let folder = g_get_user_config_dir().map { String(cString: $0) } ?? "."
    path = "\(folder)/\(applicationIdentifier)/settings.ini"
  }

  /// The group of settings whose names have no dot.
  private static let general = "General"

  func load() throws -> [String: String] {
    guard g_file_test(path, G_FILE_TEST_EXISTS) != 0 else { return [:] }
    guard let file = g_key_file_new() else { return [:] }
    defer { g_key_file_unref(file) }
    try check { g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, $0) }
    var texts: [String: String] = [:]
    for group in KeyFileSettings.strings(g_key_file_get_groups(file, nil)) {
      for key in KeyFileSettings.strings(g_key_file_get_keys(file, group, nil, nil)) {
        var error: UnsafeMutablePointer<GError>?
        let text = g_key_file_get_string(file, group, key, &error)
        defer { g_free(text) }
        // A string with an invalid escape is returned along with an error.
        guard let text, error == nil else { throw fileError(&error) }
        texts[KeyFileSettings.name(group, key)] = String(cString: text)
      }
    }
    return texts
  }

  func save(_ texts: [String: String]) throws {
    guard let file = g_key_file_new() else { return }
    defer { g_key_file_unref(file) }
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      let (group, key) = KeyFileSettings.place(of: name)
      g_key_file_set_string(file, group, key, text)
    }
    let folder = g_path_get_dirname(path)
    defer { g_free(folder) }
    g_mkdir_with_parents(folder, 0o700)
    try check { g_key_file_save_to_file(file, path, $0) }
  }

  /// Calls a function that returns zero and sets an error if it fails.
  private func check(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> gboolean
  ) throws {
    var error: UnsafeMutablePointer<GError>?
    if body(&error) != 0 { return }
    throw fileError(&error)
  }

  /// Returns an error with the message of a GLib error, which it releases.
  private func fileError(_ error: inout UnsafeMutablePointer<GError>?) -> FileError {
    let message = error?.pointee.message.map { String(cString: $0) } ?? "unknown error"
    g_clear_error(&error)
    return FileError(path: path, message: message)
  }

  // MARK: - Names

  private static func place(of name: String) -> (group: String, key: String) {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    let group = words.dropLast().joined(separator: ".")
    return (groupName(group), escaped(String(words.last ?? ""), keeping: ""))
  }

  /// Returns the name of a group in the file.
  ///
  /// The group of the settings without a group has a different name there.
  private static func groupName(_ group: String) -> String {
    if group.isEmpty { return general }
    return group == general ? "%47eneral" : escaped(group, keeping: " ")
  }

  private static func name(_ group: String, _ key: String) -> String {
    group == general ? unescaped(key) : "\(unescaped(group)).\(unescaped(key))"
  }

  /// Replaces characters that group names and keys can't contain, as in an address.
  private static func escaped(_ text: String, keeping kept: String) -> String {
    guard let escaped = g_uri_escape_string(text, kept, 1) else { return text }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }

  private static func unescaped(_ text: String) -> String {
    guard let unescaped = g_uri_unescape_string(text, nil) else { return text }
    defer { g_free(unescaped) }
    return String(cString: unescaped)
  }

  /// Returns the strings of an array that ends with a null pointer, and frees the array.
  private static func strings(
    _ array: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> [String] {
    defer { g_strfreev(array) }
    var strings: [String] = []
    var next = array
    while let pointer = next, let string = pointer.pointee {
      strings.append(String(cString: string))
      next = pointer + 1
    }
    return strings
  }
}
#endif
