import Foundation

/// What running the package browser came to.
struct ProgramRun {
  let status: Int32
  let output: String
  let errors: String

  /// Runs the program that was built with these tests, without a window.
  init(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = ProgramRun.program
    process.arguments = ["--headless"] + arguments
    let output = ProgramRun.temporaryFile()
    let errors = ProgramRun.temporaryFile()
    for file in [output, errors] {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = try String(decoding: Data(contentsOf: output), as: UTF8.self)
    self.errors = try String(decoding: Data(contentsOf: errors), as: UTF8.self)
    for file in [output, errors] { try FileManager.default.removeItem(at: file) }
  }

  /// A file name that nobody else uses.
  static func temporaryFile(_ ending: String = "") -> URL {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("package-browser-\(UUID().uuidString)\(ending)")
  }

  /// The products of a build stand beside the bundle of its tests.
  private static var program: URL {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return bundle.appendingPathComponent("package-browser")
  }
}

/// A file that is there while a test runs.
struct TemporaryFile: ~Copyable {
  let url: URL

  init(_ content: String, ending: String = "") throws {
    url = ProgramRun.temporaryFile(ending)
    try Data(content.utf8).write(to: url)
  }

  var path: String { url.path }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
