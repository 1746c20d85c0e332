import Foundation

/// Reading a whole file without ever waiting for another process or a device.
enum RegularFile {
  /// The bytes of the file.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - limit: The most bytes to read.
  /// - Returns: All bytes from start to end, which may be none.
  /// - Throws: The reason why it cannot be read, or that it has too many bytes.
  static func read(
    _ path: String,
    limit: Int
  ) throws(PackageDatabase.LoadError) -> [UInt8] {
    // C would end the path at the NUL, and another file would be read.
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .unusablePath(path: path) }

    // Asked before opening, because opening alone may wait (a FIFO) or act (a tape rewinds) …
    var information = stat()
    guard stat(path, &information) == 0 else { throw error(errno, path) }
    try requireRegularFile(information, path)

    // … and again after, because the path may lead elsewhere by now; hence also the O_NONBLOCK.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(errno, path) }
    defer { close(descriptor) }
    guard fstat(descriptor, &information) == 0 else { throw error(errno, path) }
    try requireRegularFile(information, path)

    let size = Int(clamping: information.st_size)
    guard size <= limit else { throw .tooLarge(path: path, size: size, limit: limit) }
    return try readToEnd(descriptor, expectedSize: size, limit: limit, path: path)
  }

  /// The load error for what the system calls report in `errno`.
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

  /// Reads until the end, which need not be where the size says.
  ///
  /// Files grow, and those of /proc claim to have no bytes.
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
