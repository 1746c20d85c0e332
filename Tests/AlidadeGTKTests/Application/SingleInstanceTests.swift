#if GTK
import Foundation
import Testing

extension GTKTests {
  /// An application that is started again, in processes of their own.
  @MainActor @Suite struct SingleInstanceTests {
    private let identifier = "org.example.Probe\(UUID().uuidString.prefix(8))"

    private func run(
      _ arguments: String..., hasOptions: Bool = true, folder: String = "/usr"
    ) async throws -> (status: Int32, said: String, errors: String) {
      let program = try ProbeProgram(
        arguments, identifier: identifier, hasOptions: hasOptions, folder: folder)
      let status = await program.end()
      return (status, program.said, program.errors)
    }

    @Test func `options of the second process reach the first, and its answer comes back`()
      async throws
    {
      let first = try ProbeProgram(identifier: identifier)
      await first.expect("started")
      let echo = try await run("--echo", "a b", "ä", folder: "/tmp")
      #expect(echo.status == 7 && echo.said == "/tmp|a b|ä\n" && echo.errors.isEmpty)
      let failure = try await run("--fail")
      #expect(failure.status == 3 && failure.said.isEmpty && failure.errors == "failed")
      #expect(try await run("poem.txt", "https://example.org").status == 0)
      await first.expect("opened file:///usr/poem.txt https://example.org")
      #expect(try await run("--help").said == "Usage: probe\n")
      #expect(try await run("--quit").status == 0)
      #expect(await first.end() == 0)
    }

    @Test func `the first process gets its own options`() async throws {
      let first = try ProbeProgram(["--echo", "one"], identifier: identifier)
      await first.expect("/usr|one")
      #expect(try await run("--quit").status == 0)
      #expect(await first.end() == 7)
    }

    @Test func `without options of its own, files of the second process reach the first`()
      async throws
    {
      let first = try ProbeProgram(["a.txt"], identifier: identifier, hasOptions: false)
      await first.expect("opened file:///usr/a.txt")
      #expect(try await run("b.txt", hasOptions: false).status == 0)
      await first.expect("opened file:///usr/b.txt")
      let refused = try await run("--unknown", hasOptions: false)
      #expect(refused.status != 0 && refused.errors.contains("--unknown"))
      await InputTool.run("search --sync --onlyvisible --name ^Probe$ windowfocus --sync")
      // Apart from the search, so that the keys are released although their window is gone.
      await InputTool.press("ctrl+w")
      #expect(await first.end() == 0)
    }
  }
}
#endif
