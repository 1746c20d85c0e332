import Foundation

/// Functions that write the output files of a command.
package enum OutputFile {
  /// The reason that a file wasn't written.
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

  /// Writes bytes to a path.
  ///
  /// A regular file is replaced as a whole, only after all bytes are written, and keeps its
  /// permissions. A pipe, a terminal, another device, or the target of a symbolic link isn't
  /// replaced, but written to. As with a shell's `>`, opening a pipe waits for its reader.
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

  /// Writes a temporary file beside the file, then replaces the file with it.
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

  /// Writes bytes to `path`; errors name `name`.
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
    // Some file systems report only now that the disk is full.
    if close(descriptor) != 0 { throw failure(name) }
  }

  /// Returns the error of the last system call.
  private static func failure(_ path: String) -> Failure {
    Failure(path: path, reason: String(cString: strerror(errno)))
  }
}
