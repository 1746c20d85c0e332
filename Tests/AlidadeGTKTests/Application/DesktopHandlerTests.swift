#if GTK
import Foundation
import Testing

extension GTKTests {
  /// Addresses and files that the desktop opens with a program of the test, and files in the trash,
  /// in a process with a home folder of its own.
  @MainActor @Suite struct DesktopHandlerTests {
    private let identifier = "org.example.Probe\(UUID().uuidString.prefix(8))"
    private let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("alidade-\(UUID().uuidString)")

    private var data: URL { home.appendingPathComponent("data") }
    private var opened: URL { home.appendingPathComponent("opened") }

    /// Starts the process, once its home folder has a program for addresses and texts, which writes
    /// down what it opens.
    private func start() async throws -> ProbeProgram {
      try write("printf '%s\\n' \"$1\" >>'\(opened.path)'\n", to: "handler.sh")
      let handler = home.appendingPathComponent("handler.sh").path
      try write(
        """
        [Desktop Entry]
        Type=Application
        Name=Handler
        Exec=/bin/sh \(handler) %u
        MimeType=x-scheme-handler/https;text/plain;

        """, to: "data/applications/alidade-handler.desktop")
      try write(
        """
        [Default Applications]
        x-scheme-handler/https=alidade-handler.desktop
        text/plain=alidade-handler.desktop

        """, to: "configuration/mimeapps.list")
      let variables = [
        "HOME": home.path, "XDG_DATA_HOME": data.path,
        "XDG_CONFIG_HOME": home.appendingPathComponent("configuration").path,
      ]
      let program = try ProbeProgram(identifier: identifier, variables: variables)
      await program.expect("started")
      return program
    }

    private func write(_ text: String, to path: String) throws {
      let file = home.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    private func text(of file: URL) throws -> String {
      String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    /// Gives the process a command.
    private func tell(_ arguments: String...) async throws {
      let program = try ProbeProgram(arguments, identifier: identifier)
      #expect(await program.end() == 0)
    }

    /// Ends the process, and removes its home folder.
    private func end(_ program: ProbeProgram) async throws {
      try await tell("--quit")
      #expect(await program.end() == 0)
      try FileManager.default.removeItem(at: home)
    }

    /// Waits until the program of the test has opened something, and nothing else.
    private func expectOpened(_ target: String) async {
      for _ in 0..<3000 where (try? text(of: opened))?.hasSuffix("\n") != true {
        await MainLoop.turnOnce()
      }
      #expect((try? text(of: opened)) == "\(target)\n")
    }

    @Test func `an address is opened with the desktop's program for its scheme`() async throws {
      let program = try await start()
      try await tell("--open", "https://example.org/a?b=c%20d#e")
      await program.expect("done --open")
      await expectOpened("https://example.org/a?b=c%20d#e")
      try await end(program)
    }

    @Test func `a file is opened with the desktop's program for its type`() async throws {
      let program = try await start()
      try write("Roses are red\n", to: "a pöem.txt")
      let file = home.appendingPathComponent("a pöem.txt")
      try await tell("--open-file", file.absoluteString)
      await program.expect("done --open-file")
      // GLib passes the paths of local files.
      await expectOpened(file.path)
      try await end(program)
    }

    @Test func `a file is moved to the trash, from where it can be restored`() async throws {
      let program = try await start()
      try write("Roses are red\n", to: "a pöem.txt")
      let file = home.appendingPathComponent("a pöem.txt")
      try await tell("--trash", file.path)
      await program.expect("done --trash")
      #expect(!FileManager.default.fileExists(atPath: file.path))
      let trash = data.appendingPathComponent("Trash")
      #expect(try text(of: trash.appendingPathComponent("files/a pöem.txt")) == "Roses are red\n")
      let info = try text(of: trash.appendingPathComponent("info/a pöem.txt.trashinfo"))
      #expect(info.contains("Path=\(file.path(percentEncoded: true))\n"), "\(info)")
      try await end(program)
    }

    @Test func `a folder is moved to the trash with what is in it`() async throws {
      let program = try await start()
      try write("Roses are red\n", to: "poems/rose.txt")
      let folder = home.appendingPathComponent("poems")
      try await tell("--trash", folder.absoluteString)
      await program.expect("done --trash")
      #expect(!FileManager.default.fileExists(atPath: folder.path))
      let rose = data.appendingPathComponent("Trash/files/poems/rose.txt")
      #expect(try text(of: rose) == "Roses are red\n")
      try await end(program)
    }
  }
}
#endif
