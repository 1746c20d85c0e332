#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A regular file that is open for reading.
///
/// Opening and reading never wait for another process or a device: the path of a pipe, device,
/// socket or folder is refused.
package struct RegularFile: ~Copyable {
  /// The reason why a file wasn't opened, as a sentence.
  package struct Failure: Error {
    package let message: String

    package init(message: String) {
      self.message = message
    }
  }

  /// The file descriptor; closed when this value is destroyed.
  package let descriptor: Int32

  /// The size of the file when it was opened, in bytes.
  package let byteCount: Int

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - limit: the maximum size, in bytes.
  /// - Throws: the reason why the file can't be read.
  package init(_ path: String, limit: Int = .max) throws(Failure) {
    // C would end the path at the NUL and open another file.
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw Failure(message: "The path is empty or contains a NUL character.")
    }
    // Without `O_NONBLOCK`, opening a pipe would wait for a writer.
    let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard opened >= 0 else { throw RegularFile.systemFailure }
    do throws(Failure) {
      byteCount = try RegularFile.byteCount(of: opened, limit: limit)
    } catch {
      _ = close(opened)
      throw error
    }
    descriptor = opened
  }

  deinit {
    _ = close(descriptor)
  }

  /// Returns up to `count` bytes starting at `offset`; fewer at the end of the file or after an
  /// error.
  package func bytes(at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
    }
  }

  private static func byteCount(of descriptor: Int32, limit: Int) throws(Failure) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw systemFailure }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(message: "It isn't a regular file.")
    }
    let count = Int(status.st_size)
    guard count <= limit else {
      throw Failure(message: "It has \(count) bytes; no more than \(limit) bytes are read.")
    }
    return count
  }

  /// The error of the last system call.
  private static var systemFailure: Failure {
    Failure(message: "\(String(cString: strerror(errno))).")
  }
}
