import Foundation
import Testing

@testable import DebianPackages

@Suite struct LoadTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func expectError(
    _ expected: PackageDatabase.LoadError,
    loading path: String,
    limits: PackageDatabase.Limits = .standard,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: expected, sourceLocation: sourceLocation) {
      try PackageDatabase.load(from: path, limits: limits)
    }
  }

  @Test func `a good file loads`() throws {
    let path = try folder.write(stanza("b") + "\n" + stanza("a"))
    let database = try PackageDatabase.load(from: path)
    #expect(database.packages.map(\.name) == ["a", "b"])
    #expect(database.file == path)
    #expect(database.problems == [])
  }

  @Test func `a file of which a part is good loads that part`() throws {
    let path = try folder.write("garbage\n\n" + stanza("a") + "\nPackage: b\n\n\u{0}\u{0}\n")
    let database = try PackageDatabase.load(from: path)
    #expect(database.packages.map(\.name) == ["a"])
    #expect(database.skippedStanzaCount == 3)
    #expect(database.problems.allSatisfy { $0.file == path })
  }

  @Test func `a symbolic link is followed`() throws {
    let path = try folder.write(stanza("a"))
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(try PackageDatabase.load(from: link).packages.count == 1)
  }

  @Test func `a file that does not exist is reported`() {
    let path = folder.path + "/missing"
    expectError(.doesNotExist(path: path), loading: path)
  }

  @Test func `a symbolic link to nothing is reported`() throws {
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere/x")
    expectError(.doesNotExist(path: link), loading: link)
  }

  @Test func `a circle of symbolic links is reported`() throws {
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: link)
    #expect(throws: PackageDatabase.LoadError.self) { try PackageDatabase.load(from: link) }
  }

  @Test(arguments: ["", "/tmp\u{0}/x"])
  func `a path that is none is reported`(_ path: String) {
    expectError(.unusablePath(path: path), loading: path)
  }

  @Test func `a path that is too long is reported`() {
    let path = "/" + String(repeating: "x", count: 100_000)
    #expect(throws: PackageDatabase.LoadError.self) { try PackageDatabase.load(from: path) }
  }

  @Test func `a path through a file is reported`() throws {
    let path = try folder.write(stanza("a")) + "/status"
    #expect(throws: PackageDatabase.LoadError.self) { try PackageDatabase.load(from: path) }
  }

  @Test func `a directory is reported`() {
    expectError(.isDirectory(path: folder.path), loading: folder.path)
  }

  @Test func `a FIFO is reported without waiting for a writer`() throws {
    let path = folder.path + "/fifo"
    try #require(mkfifo(path, 0o600) == 0)
    expectError(.notARegularFile(path: path, kind: "a FIFO"), loading: path)
  }

  @Test(arguments: ["/dev/null", "/dev/zero"])
  func `a device is reported without reading it`(_ path: String) {
    expectError(.notARegularFile(path: path, kind: "a character device"), loading: path)
  }

  @Test(.enabled(if: geteuid() != 0, "nothing is forbidden to root"))
  func `a file without permission is reported`() throws {
    let path = try folder.write(stanza("a"))
    try #require(chmod(path, 0) == 0)
    expectError(.permissionDenied(path: path), loading: path)
  }

  @Test func `error numbers of the system have their cases`() {
    #expect(RegularFile.error(EACCES, "p") == .permissionDenied(path: "p"))
    #expect(RegularFile.error(EPERM, "p") == .permissionDenied(path: "p"))
    #expect(RegularFile.error(ENOENT, "p") == .doesNotExist(path: "p"))
    #expect(RegularFile.error(EISDIR, "p") == .isDirectory(path: "p"))
    #expect(
      RegularFile.error(EIO, "p") == .unreadable(path: "p", reason: String(cString: strerror(EIO))))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem")))
  func `a file that the system fails to read is reported`() {
    #expect(throws: PackageDatabase.LoadError.self) {
      try PackageDatabase.load(from: "/proc/self/mem")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func `a file that claims to have no bytes is read to its end`() {
    #expect {
      try PackageDatabase.load(from: "/proc/self/status")
    } throws: { error in
      if case .noPackages = error as? PackageDatabase.LoadError { true } else { false }
    }
  }

  @Test func `an empty file is reported`() throws {
    let path = try folder.write("")
    expectError(.empty(path: path), loading: path)
  }

  @Test func `a file beyond the limit is reported with its size`() throws {
    let path = try folder.write(stanza("a"))
    let size = stanza("a").utf8.count
    expectError(
      .tooLarge(path: path, size: size, limit: size - 1), loading: path,
      limits: .init(fileSize: size - 1))
    #expect(try PackageDatabase.load(from: path, limits: .init(fileSize: size)).packages.count == 1)
  }

  @Test func `a huge file is refused without reading it`() throws {
    let path = try folder.write("")
    try #require(truncate(path, 1 << 40) == 0)
    expectError(.tooLarge(path: path, size: 1 << 40, limit: 256 << 20), loading: path)
  }

  @Test func `a file with NUL characters is reported with their line`() throws {
    let path = try folder.write("one\ntwo\n\u{0}\n")
    expectError(.binary(path: path, line: 3, format: nil), loading: path)
  }

  @Test(
    arguments: [
      ([0x1F, 0x8B, 0x08, 0x0A], "a file compressed with gzip"),
      ([0x42, 0x5A, 0x68, 0x39], "a file compressed with bzip2"),
      ([0x28, 0xB5, 0x2F, 0xFD], "a file compressed with zstd"),
      ([0xFF, 0xFE, 0x50, 0x00], "UTF-16 text, which must be converted to UTF-8"),
      (Array("!<arch>\ndebian-binary".utf8), "an archive, such as a .deb package"),
      ([0x7F, 0x45, 0x4C, 0x46], "a program or library"),
    ] as [([UInt8], String)])
  func `a file of a known format is reported with it`(_ bytes: [UInt8], _ format: String) throws {
    let path = try folder.write(bytes)
    expectError(.binary(path: path, line: 1, format: format), loading: path)
  }

  @Test func `a file of garbage is reported with the first problem`() throws {
    let path = try folder.write("\nhello world\n\nmore\n")
    expectError(
      .noPackages(
        path: path, line: 2,
        reason: "The stanza that begins here has no field Package. It is skipped."
      ),
      loading: path)
  }

  @Test func `a file of comments is reported`() throws {
    let path = try folder.write("# nothing\n\n")
    expectError(
      .noPackages(path: path, line: 1, reason: "There are only blank lines and comments."),
      loading: path)
  }

  @Test func `a file without packages is reported even if no problems are recorded`() throws {
    let path = try folder.write("X: 1\n\nY: 2\n")
    expectError(
      .noPackages(path: path, line: 1, reason: "All 2 stanzas are skipped."), loading: path,
      limits: .init(recordedProblems: 0))
  }
}
