import Foundation
import ProgramRunning
import Testing

/// Runs every snippet and compares what it prints with `Expected/<name>.txt`.
///
/// With `BLESS=1` in the environment what is printed becomes what is expected; read the difference
/// before you commit it.
@Suite struct SnippetTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let snippets = folder.appending(path: "../../Snippets").standardized
  private static let isBlessing = ProcessInfo.processInfo.environment["BLESS"] == "1"

  /// The names of the files in a folder that end in an extension, without it.
  private static func names(in folder: URL, withExtension pathExtension: String) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == pathExtension }
      .map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }

  private static func expectation(of snippet: String) -> URL {
    folder.appending(path: "Expected/\(snippet).txt")
  }

  /// Where SwiftPM puts what it builds: tests and snippets stand side by side.
  private static var products: URL {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    return URL(filePath: bundle ?? CommandLine.arguments[0]).deletingLastPathComponent()
  }

  @Test(arguments: names(in: snippets, withExtension: "swift"))
  func `a snippet prints what it should`(_ name: String) throws {
    let program = SnippetTests.products.appending(path: name)
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      Issue.record("There is no program \(program.path). Build the package first.")
      return
    }
    let (output, status) = try SnippetTests.run(program)
    #expect(status == 0)
    let file = SnippetTests.expectation(of: name)
    if SnippetTests.isBlessing {
      try Data(output.utf8).write(to: file)
      return
    }
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      Issue.record("\(file.path) is missing. BLESS=1 makes it.")
      return
    }
    #expect(output == expected)
  }

  @Test func `every expectation belongs to a snippet`() {
    let expectations = SnippetTests.names(
      in: SnippetTests.folder.appending(path: "Expected"), withExtension: "txt")
    let snippets = SnippetTests.names(in: SnippetTests.snippets, withExtension: "swift")
    #expect(!snippets.isEmpty)
    if SnippetTests.isBlessing { return }
    #expect(expectations == snippets)
  }

  private static func run(_ program: URL) throws -> (output: String, status: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.standardOutput = pipe
    try process.run()
    let limit = RunLimit(of: process)
    defer { limit.end() }
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}
