#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file that is open for reading.
struct FileBytes: ~Copyable {
  private let descriptor: Int32

  /// Opens a file, or gives `nil` when that is not possible.
  init?(path: String) {
    let opened = open(path, O_RDONLY | O_CLOEXEC)
    guard opened >= 0 else { return nil }
    descriptor = opened
  }

  deinit {
    _ = close(descriptor)
  }

  /// Up to `count` bytes from `offset` on; fewer at the end of the file or after an error.
  func bytes(at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
    }
  }
}
