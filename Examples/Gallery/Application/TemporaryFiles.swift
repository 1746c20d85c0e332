import Foundation

/// The files that the gallery draws or writes, in a folder of this process.
enum TemporaryFiles {
  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("alidade-gallery-\(UUID().uuidString)")

  /// Creates the folder, which only the user can read, and removes it when the process exits.
  private static let creation: Result<Void, any Error> = {
    atexit { try? FileManager.default.removeItem(at: TemporaryFiles.folder) }
    return Result {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
  }()

  /// Returns the address of a file, which need not exist.
  static func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  /// Writes a file, and the folders above it.
  static func write(_ data: Data, to file: URL) throws {
    try creation.get()
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }
}
