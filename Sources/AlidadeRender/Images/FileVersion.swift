#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The modification time and size of a file, which change when the file is written.
package struct FileVersion: Hashable, Sendable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int

  /// Reads the version of a file; `nil` if there is no regular file at the path.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
    size = Int(status.st_size)
  }
}
