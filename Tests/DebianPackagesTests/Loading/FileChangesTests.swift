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

  @Test func `the changes of a file in a folder that isn't there end`() async {
    var changes = FileChanges(of: "/no/such/folder/status").makeAsyncIterator()
    #expect(await changes.next() == nil)
  }
}
