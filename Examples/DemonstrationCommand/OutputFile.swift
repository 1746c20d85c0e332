import Foundation

/// Writes what the command line asked for.
package enum OutputFile {
  /// Why a file was not written.
  package struct Failure: Error, CustomStringConvertible {
    let path: String
    let reason: String

    package var description: String {
      """
      "\(path)" was not written: \(reason). Check that the folder exists, that it may be written to, and that there is \
      room on the disk.
      """
    }
  }

  /// Writes bytes to what a path names.
  ///
  /// A regular file is replaced as a whole, only when all of the bytes could be written, and keeps
  /// its permissions. Anything else stays what it is and is written to: a pipe, a terminal, another
  /// device, and what a symbolic link leads to. As with a shell's `>`, a pipe waits for its reader.
  package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(Failure) {
    let bytes = Array(bytes)
    var status = stat()
    let exists = lstat(path, &status) == 0
    if !exists, errno != ENOENT { throw failure(path) }
    if !exists || status.st_mode & S_IFMT == S_IFREG {
      try replace(path, with: bytes, permissions: exists ? status.st_mode & 0o7777 : nil)
    } else {
      try write(bytes, path, naming: path, O_CREAT | O_TRUNC)
    }
  }

  /// Writes a file beside the one to replace, and puts it in its place.
  private static func replace(
    _ path: String, with bytes: [UInt8], permissions: mode_t?
  ) throws(Failure) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let draft = folder.appendingPathComponent(".\(UUID().uuidString)").path
    do throws(Failure) {
      try write(bytes, draft, naming: path, O_CREAT | O_EXCL)
      if let permissions, chmod(draft, permissions) != 0 { throw failure(path) }
      if rename(draft, path) != 0 { throw failure(path) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Writes bytes to `path`; an error says that `name` was not written.
  private static func write(
    _ bytes: [UInt8], _ path: String, naming name: String, _ flags: Int32
  ) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | flags, 0o666)
    guard descriptor >= 0 else { throw failure(name) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let error = failure(name)
        close(descriptor)
        throw error
      }
      rest = rest.dropFirst(count)
    }
    // Some file systems tell only now that there is no room.
    if close(descriptor) != 0 { throw failure(name) }
  }

  /// What the last system call said.
  private static func failure(_ path: String) -> Failure {
    Failure(path: path, reason: String(cString: strerror(errno)))
  }
}
