import Foundation

/// A reader of whole files that never waits for another process or a device.
enum RegularFile {
  /// Returns the bytes of a file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - limit: the maximum number of bytes.
  /// - Returns: all bytes of the file; may be empty.
  /// - Throws: an error if the file can't be read or is larger than the limit.
  static func read(
    _ path: String,
    limit: Int
  ) throws(PackageDatabase.LoadError) -> [UInt8] {
    // C would end the path at the NUL and read another file.
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .unusablePath(path: path) }

    // Checked before opening, because opening alone may wait (a FIFO) or act (a tape rewinds) …
    var information = stat()
    guard stat(path, &information) == 0 else { throw error(errno, path) }
    try requireRegularFile(information, path)

    // … and again after opening, because the path may lead elsewhere by now; hence also O_NONBLOCK.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(errno, path) }
    defer { close(descriptor) }
    guard fstat(descriptor, &information) == 0 else { throw error(errno, path) }
    try requireRegularFile(information, path)

    let size = Int(clamping: information.st_size)
    guard size <= limit else { throw .tooLarge(path: path, size: size, limit: limit) }
    return try readToEnd(descriptor, expectedSize: size, limit: limit, path: path)
  }

  /// Returns the load error for a value of `errno`.
  static func error(_ code: Int32, _ path: String) -> PackageDatabase.LoadError {
    switch code {
    case ENOENT: .doesNotExist(path: path)
    case EACCES, EPERM: .permissionDenied(path: path)
    case EISDIR: .isDirectory(path: path)
    default: .unreadable(path: path, reason: String(cString: strerror(code)))
    }
  }

  private static func requireRegularFile(
    _ information: stat,
    _ path: String
  ) throws(PackageDatabase.LoadError) {
    switch information.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .isDirectory(path: path)
    case S_IFIFO: throw .notARegularFile(path: path, kind: "a FIFO")
    case S_IFCHR: throw .notARegularFile(path: path, kind: "a character device")
    case S_IFBLK: throw .notARegularFile(path: path, kind: "a block device")
    case S_IFSOCK: throw .notARegularFile(path: path, kind: "a socket")
    default: throw .notARegularFile(path: path, kind: "something special")
    }
  }

  /// Reads a file to its end, regardless of its reported size.
  ///
  /// Files grow, and those of /proc report a size of zero.
  private static func readToEnd(
    _ descriptor: Int32,
    expectedSize: Int,
    limit: Int,
    path: String
  ) throws(PackageDatabase.LoadError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expectedSize)
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = Foundation.read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw error(errno, path)
      }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= limit else {
        throw .tooLarge(path: path, size: bytes.count, limit: limit)
      }
    }
  }
}
