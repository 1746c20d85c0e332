import Foundation
import Testing

@testable import DebianPackages

@Suite struct FileChangesTests {
  @Test func `a file that is written, and one that is replaced, have changed`() async throws {
    let folder = try TemporaryFolder()
    var changes = FileChanges(of: "\(folder.path)/status").makeAsyncIterator()
    let file = try folder.write("one")
    #expect(await changes.next() != nil)
    let other = try folder.write("two", to: "status-new")
    #expect(rename(other, file) == 0)
    #expect(await changes.next() != nil)
  }

  @Test func `a file that is removed, and one that is moved away, have changed`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("one")
    var changes = FileChanges(of: file).makeAsyncIterator()
    #expect(unlink(file) == 0)
    #expect(await changes.next() != nil)
    _ = try folder.write("two")
    #expect(await changes.next() != nil)
    #expect(rename(file, "\(file)-old") == 0)
    #expect(await changes.next() != nil)
  }

  @Test func `a symbolic link changes with its file, and if it is replaced`() async throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    let file = try folder.write("one")
    let link = "\(other.path)/link"
    #expect(symlink(file, link) == 0)
    var changes = FileChanges(of: link).makeAsyncIterator()
    _ = try folder.write("two")
    #expect(await changes.next() != nil)
    let replacement = try other.write("three")
    #expect(rename(replacement, link) == 0)
    #expect(await changes.next() != nil)
  }

  @Test func `a file may have changed if an event has its name, or if events were dropped`() {
    #expect(mayHaveChanged(after: IN_CLOSE_WRITE, inFolder: 1, "status"))
    #expect(!mayHaveChanged(after: IN_CLOSE_WRITE, inFolder: 1, "status-old"))
    #expect(!mayHaveChanged(after: IN_CLOSE_WRITE, inFolder: 2, "status"))
    #expect(mayHaveChanged(after: IN_Q_OVERFLOW, inFolder: -1, ""))
  }

  /// Returns `true` if the file "status" in the folder 1 may have changed according to an event.
  private func mayHaveChanged(after mask: Int32, inFolder folder: Int, _ name: String) -> Bool {
    let text = Array(name.utf8)
    // A folder, a mask, a cookie, and the length of the name that follows.
    let head = [UInt32(truncatingIfNeeded: folder), UInt32(mask), 0, UInt32(text.count)]
    let events = head.withUnsafeBytes { Array($0) } + text
    let files: Set = [FileChanges.WatchedFile(folder: 1, name: "status")]
    return events.withUnsafeBytes { FileChanges.contains($0, changeOf: files) }
  }

  @Test func `the changes of a file in a folder that isn't there end`() async {
    var changes = FileChanges(of: "/no/such/folder/status").makeAsyncIterator()
    #expect(await changes.next() == nil)
  }
}
