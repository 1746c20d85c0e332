import Foundation

/// What running a program came to.
package struct ProgramRun {
  package let status: Int32
  package let output: String
  package let errors: String

  /// Runs a program that was built with these tests, to its end.
  ///
  /// - Parameters:
  ///   - program: its name among the products of the package.
  ///   - arguments: what its command line says.
  package init(of program: String, _ arguments: [String]) throws {
    try self.init(ProgramRun.products.appendingPathComponent(program), arguments)
  }

  /// Runs a script of the repository to its end.
  ///
  /// - Parameters:
  ///   - script: its name in the folder Scripts.
  ///   - arguments: what its command line says.
  package init(ofScript script: String, _ arguments: [String]) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    try self.init(root.appending(path: "Scripts/\(script)").standardized, arguments)
  }

  /// Runs a program to its end.
  package init(_ executable: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    let output = TemporaryFile.newURL()
    let errors = TemporaryFile.newURL()
    for file in [output, errors] {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let limit = RunLimit(of: process)
    process.waitUntilExit()
    limit.end()
    status = process.terminationStatus
    self.output = try String(decoding: Data(contentsOf: output), as: UTF8.self)
    self.errors = try String(decoding: Data(contentsOf: errors), as: UTF8.self)
    for file in [output, errors] { try FileManager.default.removeItem(at: file) }
  }

  /// The products of a build stand beside the bundle of its tests.
  package static var products: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }
}
