import Foundation

/// A folder that is removed with everything in it when the last reference goes.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "debian-packages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and returns its path.
  func write(_ bytes: [UInt8], to name: String = "status") throws -> String {
    let file = "\(path)/\(name)"
    try Data(bytes).write(to: URL(filePath: file))
    return file
  }

  /// Writes a file, and returns its path.
  func write(_ text: String, to name: String = "status") throws -> String {
    try write(Array(text.utf8), to: name)
  }
}
