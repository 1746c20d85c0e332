import AlidadeTesting
import Foundation
import Testing

@testable import DebianPackages

@Suite struct FileChangesTests {
  /// The changes of a file from now on, for a test to wait for.
  private final class Changes {
    enum Event { case change, end }

    private let events: Arrivals<Event>
    private let task: Task<Void, Never>

    init(of file: String) {
      let events = Arrivals<Event>()
      // With its iterator, the sequence begins to watch the file.
      let iterator = FileChanges(of: file).makeAsyncIterator()
      self.events = events
      task = Task {
        var iterator = iterator
        while await iterator.next() != nil { events.add(.change) }
        events.add(.end)
      }
    }

    deinit { task.cancel() }

    func next(sourceLocation: Testing.SourceLocation = #_sourceLocation) async -> Event? {
      await events.next(sourceLocation: sourceLocation)
    }
  }

  @Test func `a file that is written, and one that is replaced, have changed`() async throws {
    let folder = try TemporaryFolder()
    let changes = Changes(of: "\(folder.path)/status")
    let file = try folder.write("one")
    #expect(await changes.next() == .change)
    let other = try folder.write("two", to: "status-new")
    #expect(rename(other, file) == 0)
    #expect(await changes.next() == .change)
  }

  @Test func `a file that is removed, and one that is moved away, have changed`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("one")
    let changes = Changes(of: file)
    #expect(unlink(file) == 0)
    #expect(await changes.next() == .change)
    _ = try folder.write("two")
    #expect(await changes.next() == .change)
    #expect(rename(file, "\(file)-old") == 0)
    #expect(await changes.next() == .change)
  }

  @Test func `a symbolic link changes with its file, and if it is replaced`() async throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    let file = try folder.write("one")
    let link = "\(other.path)/link"
    #expect(symlink(file, link) == 0)
    let changes = Changes(of: link)
    _ = try folder.write("two")
    #expect(await changes.next() == .change)
    let replacement = try other.write("three")
    #expect(rename(replacement, link) == 0)
    #expect(await changes.next() == .change)
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
    let changes = Changes(of: "/no/such/folder/status")
    #expect(await changes.next() == .end)
  }
}
