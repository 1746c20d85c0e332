import Foundation
import ProgramRunning

/// The result of type checking a source file against the modules that were built with the tests.
struct Compilation {
  /// Everything that the compiler said.
  let output: String
  let status: Int32

  /// Type checks a file.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - conditions: the compilation conditions that are set.
  init(of file: URL, conditions: [String] = []) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-diagnostic-style",
        "llvm", "-I", Compilation.modules.path,
      ] + conditions.flatMap { ["-D", $0] } + [file.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let limit = RunLimit(of: process)
    defer { limit.end() }
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    output = String(decoding: data, as: UTF8.self)
    status = process.terminationStatus
  }

  /// The folder in which SwiftPM puts the modules; it is next to the test bundle.
  private static var modules: URL {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    return URL(filePath: bundle ?? CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "Modules")
  }
}
