#if GTK
import AlidadeApplication
import AlidadeCore
@testable import AlidadeGTK
import Foundation
import Testing

extension GTKTests {
  @MainActor @Suite struct RecentFilesTests {
    /// A list of recent files that isn't that of the desktop.
    private let list = FileManager.default.temporaryDirectory
      .appendingPathComponent("alidade-\(UUID().uuidString).xbel")

    private func files(of application: String = "org.example.Notes") -> RecentFiles {
      RecentFiles(of: application, in: Store([]), path: list.path)
    }

    private func removeList() { try? FileManager.default.removeItem(at: list) }

    @Test func `the latest file is the first, and each is there once`() throws {
      defer { removeList() }
      let files = files()
      for name in ["ode", "a%20poem", "ode"] { files.note("file:///home/ada/\(name).txt") }
      #expect(
        files.store.state.map(\.address) == [
          "file:///home/ada/ode.txt", "file:///home/ada/a%20poem.txt",
        ])
      #expect(files.store.state.map(\.name) == ["ode.txt", "a poem.txt"])
    }

    @Test func `the desktop's list has the files, with the application and their types`()
      async throws
    {
      defer { removeList() }
      let files = files()
      files.note("file:///home/ada/poem.txt")
      await MainLoop.run { FileManager.default.fileExists(atPath: list.path) }
      let text = try String(contentsOf: list, encoding: .utf8)
      #expect(text.contains("href=\"file:///home/ada/poem.txt\""))
      #expect(text.contains("name=\"org.example.Notes\""))
      #expect(text.contains("type=\"text/plain\""))
      #expect(self.files().store.state.map(\.name) == ["poem.txt"])
      #expect(self.files(of: "org.example.Other").store.state.isEmpty)
      withExtendedLifetime(files) {}
    }

    @Test func `a file is forgotten`() throws {
      defer { removeList() }
      let files = files()
      files.note("file:///home/ada/poem.txt")
      files.note("file:///home/ada/ode.txt")
      files.forget("file:///home/ada/poem.txt")
      files.forget("file:///home/ada/unknown.txt")
      #expect(files.store.state.map(\.name) == ["ode.txt"])
    }

    @Test func `a file that is gone is missing, and one that is there isn't`() async throws {
      defer { removeList() }
      let there = FileManager.default.temporaryDirectory
        .appendingPathComponent("alidade-\(UUID().uuidString).txt")
      try Data().write(to: there)
      defer { try? FileManager.default.removeItem(at: there) }
      let files = files()
      files.note(there.absoluteString)
      files.note("file:///nowhere/poem.txt")
      await MainLoop.run { files.store.state.contains(where: \.isMissing) }
      #expect(files.store.state.map(\.isMissing) == [true, false])
    }
  }
}
#endif
