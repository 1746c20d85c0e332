import Foundation
import ProgramRunning
import Testing

/// What a program writes goes to what the path names, whatever that is.
@Suite struct OutputFileTests {
  private func write(to path: String) throws -> ProgramRun {
    let source = try TemporaryFile("Package: alpha\nVersion: 1\nStatus: install ok installed\n")
    return try ProgramRun("--source", source.path, "--scroll-frames", "2", "--stats", path)
  }

  private func kind(of path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  private func newPath() -> String {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("alidade-\(UUID().uuidString)").path
  }

  @Test func `a link stays one, and what it leads to is written`() throws {
    let target = try TemporaryFile("old")
    let link = newPath()
    #expect(symlink(target.path, link) == 0)
    defer { unlink(link) }
    #expect(try write(to: link).status == 0)
    #expect(kind(of: link) == S_IFLNK)
    #expect(try String(contentsOf: target.url, encoding: .utf8).hasPrefix("{"))
  }

  @Test func `a link to a device stays one`() throws {
    let link = newPath()
    #expect(symlink("/dev/null", link) == 0)
    defer { unlink(link) }
    #expect(try write(to: link).status == 0)
    #expect(kind(of: link) == S_IFLNK)
    #expect(kind(of: "/dev/null") == S_IFCHR)
  }

  @Test func `a link that leads nowhere yet makes what it leads to`() throws {
    let (link, target) = (newPath(), newPath())
    #expect(symlink(target, link) == 0)
    defer {
      unlink(link)
      unlink(target)
    }
    #expect(try write(to: link).status == 0)
    #expect(kind(of: link) == S_IFLNK && kind(of: target) == S_IFREG)
  }

  @Test func `a terminal is written to`() throws {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_NONBLOCK)
    defer { close(master) }
    var (number, isLocked): (UInt32, Int32) = (0, 0)
    #expect(ioctl(master, UInt(0x4004_5431), &isLocked) == 0, "unlocking the terminal")
    #expect(ioctl(master, UInt(0x8004_5430), &number) == 0, "asking for its number")
    let path = "/dev/pts/\(number)"
    // What is written to a terminal that nobody has open is lost.
    let slave = open(path, O_RDWR | O_NOCTTY)
    defer { close(slave) }
    #expect(try write(to: path).status == 0)
    #expect(kind(of: path) == S_IFCHR)
    #expect(read(master).hasPrefix("{"))
  }

  @Test func `a pipe stays one, and who reads it gets all`() throws {
    let pipe = newPath()
    #expect(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(try write(to: pipe).status == 0)
    #expect(kind(of: pipe) == S_IFIFO)
    let text = read(reader)
    #expect(text.hasPrefix("{") && text.contains("peak_rss_mb"))
  }

  @Test func `a file that is replaced keeps its permissions`() throws {
    let file = try TemporaryFile("old")
    #expect(chmod(file.path, 0o640) == 0)
    #expect(try write(to: file.path).status == 0)
    var status = stat()
    #expect(stat(file.path, &status) == 0 && status.st_mode & 0o7777 == 0o640)
    #expect(try String(contentsOf: file.url, encoding: .utf8).hasPrefix("{"))
  }

  @Test func `a folder is not written to, and the error says why`() throws {
    let run = try write(to: FileManager.default.temporaryDirectory.path)
    #expect(run.status == 1)
    #expect(run.errors.contains("Is a directory"))
  }

  private func read(_ descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = bytes.withUnsafeMutableBytes {
      Foundation.read(descriptor, $0.baseAddress, $0.count)
    }
    return String(decoding: bytes[..<max(0, count)], as: UTF8.self)
  }
}
