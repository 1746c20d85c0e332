import AlidadeRender
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file with a snapshot that a test accepted.
struct SnapshotFile {
  /// The path of the accepted snapshot.
  let path: String

  /// Creates a file for a test.
  ///
  /// - Parameters:
  ///   - testFile: the path of the test's source file.
  ///   - function: the name of the test function.
  ///   - name: the name of the snapshot; `nil` if the test has only one.
  ///   - pathExtension: the path extension of the file.
  init(testFile: String, function: String, name: String?, pathExtension: String) {
    let parts = testFile.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    let file = parts.last.map { $0.hasSuffix(".swift") ? $0.dropLast(6) : $0 } ?? "Tests"
    let test = SnapshotFile.fileName(SnapshotFile.baseName(of: function))
    let ending = name.map { "." + SnapshotFile.fileName($0[...]) } ?? ""
    path = "\(folder)/__Snapshots__/\(file)/\(test)\(ending).\(pathExtension)"
  }

  /// The environment variable that makes tests accept snapshots.
  static let acceptingVariable = "ALIDADE_ACCEPT_SNAPSHOTS"

  /// A Boolean value that is `true` if new and different snapshots are accepted.
  @TaskLocal static var isAccepting = SnapshotFile.variable(acceptingVariable) == "1"

  /// The accepted snapshot; `nil` if there is none.
  var accepted: [UInt8]? {
    guard let file = try? RegularFile(path) else { return nil }
    return file.bytes(at: 0, count: file.byteCount)
  }

  /// Accepts a snapshot.
  ///
  /// - Throws: a failure if the file can't be written.
  func accept(_ bytes: [UInt8]) throws(TestFailure) {
    try SnapshotFile.write(bytes, to: path)
  }

  /// Writes a rejected snapshot to a temporary file.
  ///
  /// - Returns: the path; `nil` if the file can't be written, for example because the folder
  ///   belongs to another user.
  func reject(_ bytes: [UInt8]) -> String? {
    let folder = SnapshotFile.variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let parts = path.split(separator: "/").suffix(2)
    let place = "\(folder)/alidade-snapshots/\(parts.joined(separator: "/"))"
    do throws(TestFailure) {
      try SnapshotFile.write(bytes, to: place)
      return place
    } catch {
      return nil
    }
  }

  /// Returns the name of a function without its parameters; the name itself may contain
  /// parentheses.
  private static func baseName(of function: String) -> Substring {
    guard function.last == ")", let end = function.lastIndex(of: "(") else { return function[...] }
    return function[..<end]
  }

  /// Returns a text as a file name, with hyphens in place of all characters except letters and
  /// digits.
  private static func fileName(_ text: Substring) -> String {
    let kept = text.map { $0.isLetter || $0.isNumber ? $0 : " " }
    return String(kept).split(separator: " ").joined(separator: "-")
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(TestFailure) {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/\(part)"
      _ = mkdir(folder, 0o777)
    }
    guard let file = fopen(path, "wb") else {
      throw TestFailure("\(path) can't be written: \(String(cString: strerror(errno))).")
    }
    let count = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, count == bytes.count else {
      throw TestFailure("\(path) can't be written.")
    }
  }
}
