import Foundation
import ProgramRunning

/// A package in a folder that is there while a test runs.
struct ScriptPackage: ~Copyable {
  let folder = FileManager.default.temporaryDirectory.appending(
    path: "alidade-\(UUID().uuidString)")

  init(code: String = "", files: [String: String] = [:]) throws {
    try write(code, to: "Sources/Notes/Notes.swift")
    for (name, content) in files { try write(content, to: name) }
  }

  func write(_ content: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file, atomically: true, encoding: .utf8)
  }

  func content(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  func run(_ script: String, _ arguments: String...) throws -> ProgramRun {
    try ProgramRun(ofScript: script, arguments + [folder.path])
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// A Boolean value that is `true` if the programs that the scripts need are installed.
  static let canRunScripts = ["/usr/bin/python3", "/usr/bin/msgfmt"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: $0)
  }
}
