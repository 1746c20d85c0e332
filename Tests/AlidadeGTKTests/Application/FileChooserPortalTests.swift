#if GTK
import Foundation
import Testing

extension GTKTests {
  /// Dialogs for files that the desktop's portal shows, as in a sandbox, in a process of its own.
  @MainActor @Suite struct FileChooserPortalTests {
    private let identifier = "org.example.Probe\(UUID().uuidString.prefix(8))"

    /// Opens a dialog, and returns what the portal was asked.
    private func choose(
      _ kind: String, _ answer: String, expecting line: String
    ) async throws -> [String] {
      let portal = try await BusService.fileChooserPortal()
      try await portal.tell(answer)
      let program = try ProbeProgram(
        ["--choose", kind], identifier: identifier, usesPortal: true)
      // GTK 4.8 turns the order of the files around.
      let expected = line.split(separator: " ").sorted()
      await program.expect { $0.split(separator: " ").sorted() == expected }
      let quit = try ProbeProgram(["--quit"], identifier: identifier)
      _ = await quit.end()
      _ = await program.end()
      let lines = try portal.lines()
      try await portal.end()
      return lines
    }

    @Test func `several files are chosen with filters by extension and type`() async throws {
      let asked = try await choose(
        "files", "answer file:///tmp/a%20b.png file:///tmp/c.jpg",
        expecting: "chosen file:///tmp/a%20b.png file:///tmp/c.jpg")
      #expect(asked.contains("OpenFile Pictures") && asked.contains("multiple True"))
      #expect(asked.contains("modal True") && asked.contains("parent x11"))
      let filters = try #require(asked.first { $0.hasPrefix("filters ") })
      #expect(filters.contains("('Pictures', [") && filters.contains("(1, 'image/jpeg')"))
      #expect(filters.contains("*.[pP][nN][gG]") && filters.contains("('All', [(0, '*')])"))
      #expect(asked.contains("current_folder /usr"))
    }

    @Test func `a file to save has the suggested name`() async throws {
      let asked = try await choose(
        "save", "answer file:///tmp/ode.txt", expecting: "chosen file:///tmp/ode.txt")
      #expect(asked.contains("SaveFile Save") && asked.contains("current_name poem.txt"))
    }

    @Test(arguments: ["folder", "folders"])
    func `folders are chosen, one or several`(_ kind: String) async throws {
      let addresses = kind == "folder" ? "file:///tmp/a" : "file:///tmp/a file:///tmp/b"
      let asked = try await choose(kind, "answer \(addresses)", expecting: "chosen \(addresses)")
      #expect(asked.contains("directory True"))
      #expect(asked.contains("multiple \(kind == "folders" ? "True" : "False")"))
    }

    @Test func `a dialog that is canceled gives nothing`() async throws {
      let asked = try await choose("file", "cancel", expecting: "chosen ")
      #expect(asked.contains { $0.hasPrefix("OpenFile") })
    }
  }
}
#endif
