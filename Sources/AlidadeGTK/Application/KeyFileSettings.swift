#if GTK
import AlidadeApplication
import AlidadeRender
import CGTK
import Glibc

/// Settings in a key file, which a person can read and edit.
///
/// The file is `settings.ini`, in a folder named after the application in the user's configuration
/// folder. The whole file is replaced each time, so it is never half written. Mistakes in it are
/// reported, and never keep the other settings from being stored.
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

  /// Returns the texts in the file.
  ///
  /// A text that can't be decoded is left out and reported; ``save(_:)`` keeps it as it is. A file
  /// that isn't a key file is moved aside and reported, and counts as empty.
  func load() throws -> [String: String] {
    guard let file = try readFile() else { return [:] }
    defer { g_key_file_unref(file) }
    var texts: [String: String] = [:]
    for (group, key) in KeyFileSettings.keys(of: file) {
      switch text(of: key, in: group, of: file) {
      case .success(let text): texts[KeyFileSettings.name(group, key)] = text
      case .failure(let error): KeyFileSettings.reportUndecodable(key, in: group, error)
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
    keepUndecodableTexts(in: file, except: texts)
    let folder = g_path_get_dirname(path)
    defer { g_free(folder) }
    g_mkdir_with_parents(folder, 0o700)
    try check { g_key_file_save_to_file(file, path, $0) }
  }

  /// Copies the texts that can't be decoded from the file on the disk, except those that were
  /// replaced.
  private func keepUndecodableTexts(in newer: OpaquePointer, except texts: [String: String]) {
    guard let older = g_key_file_new() else { return }
    defer { g_key_file_unref(older) }
    guard g_key_file_load_from_file(older, path, G_KEY_FILE_NONE, nil) != 0 else { return }
    for (group, key) in KeyFileSettings.keys(of: older) {
      guard texts[KeyFileSettings.name(group, key)] == nil,
        case .failure = text(of: key, in: group, of: older),
        let raw = g_key_file_get_value(older, group, key, nil)
      else { continue }
      g_key_file_set_value(newer, group, key, raw)
      g_free(raw)
    }
  }

  // MARK: - Reading

  /// Returns the parsed file; `nil` if there is none.
  private func readFile() throws -> OpaquePointer? {
    guard g_file_test(path, G_FILE_TEST_EXISTS) != 0, let file = g_key_file_new() else {
      return nil
    }
    var error: UnsafeMutablePointer<GError>?
    if g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, &error) != 0 { return file }
    g_key_file_unref(file)
    let isKeyFile = error?.pointee.domain != g_key_file_error_quark()
    let failure = fileError(&error)
    // A file that can't be read may be fine, so it stays.
    if isKeyFile { throw failure }
    try moveAside(because: failure)
    return nil
  }

  /// Renames the file, so that a new one can be written without losing its content.
  private func moveAside(because failure: FileError) throws {
    let names = [path + ".damaged"] + (2...99).map { "\(path).damaged-\($0)" }
    let free = names.first { g_file_test($0, G_FILE_TEST_EXISTS) == 0 }
    guard let free, rename(path, free) == 0 else { throw failure }
    Diagnostics.report(
      Diagnostic(
        "The file with the settings isn't a key file.",
        values: ["error     \(failure)", "moved to  \(free)"],
        remedy: """
          The file was edited, or damaged by another program. All settings have their defaults; to restore them, mend the \
          moved file and move it back while the application isn't running.
          """))
  }

  /// Returns the text of a key, or the reason why it can't be decoded.
  private func text(
    of key: String, in group: String, of file: OpaquePointer
  ) -> Result<String, FileError> {
    var error: UnsafeMutablePointer<GError>?
    let text = g_key_file_get_string(file, group, key, &error)
    defer { g_free(text) }
    // A string with an invalid escape is returned along with an error.
    guard let text, error == nil else { return .failure(fileError(&error)) }
    return .success(String(cString: text))
  }

  private static func keys(of file: OpaquePointer) -> [(group: String, key: String)] {
    strings(g_key_file_get_groups(file, nil)).flatMap { group in
      strings(g_key_file_get_keys(file, group, nil, nil)).map { (group, $0) }
    }
  }

  private static func reportUndecodable(_ key: String, in group: String, _ error: FileError) {
    Diagnostics.report(
      Diagnostic(
        "A stored setting can't be decoded.",
        values: ["setting  \(name(group, key))", "error    \(error)"],
        remedy: """
          The file was edited: in a value, write \\\\ for a backslash, and use UTF-8. The setting has its default, and its \
          text stays in the file until the application changes the setting.
          """))
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
