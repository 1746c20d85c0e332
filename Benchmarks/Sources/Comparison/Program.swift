import Foundation

/// A program that shows the feed and measures itself.
struct Program: Hashable {
  let name: String
  let executable: URL
  let mode: String

  /// Creates a program whose executable is in a folder.
  init(_ name: String, _ executable: String, _ mode: String, in folder: URL = Program.folder) {
    self.name = name
    self.executable = folder.appendingPathComponent(executable)
    self.mode = mode
  }

  /// The folder of this program, in which those of the same revision are.
  static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// The names of the modes of the feed.
  static let feedModes = [("data source", "source"), ("new model", "model")]

  /// Runs the program.
  func run(rows: Int, renderer: Renderer) throws -> Run {
    let process = Process()
    let output = Pipe()
    process.executableURL = executable
    process.arguments = [mode]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "BENCH_N": "\(rows)", "BENCH_T0": "\(DispatchTime.now().uptimeNanoseconds)",
      "GSK_RENDERER": renderer.rawValue,
    ]) { $1 }
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, let run = Run(data) else {
      throw Failure("\(name) failed with status \(process.terminationStatus)")
    }
    guard renderer.types.contains(run.renderer) else {
      throw Failure("\(name) used \(run.renderer) in place of the renderer \(renderer)")
    }
    // The programs report a negative number if they gave up waiting.
    for (key, what) in [("upd_n", "a change"), ("ins_frames", "inserted rows")]
    where run.figures[key] ?? 0 < 0 {
      throw Failure("\(name) never showed \(what)")
    }
    return run
  }
}

/// An error that ends all measurements, because a table without it would mislead.
struct Failure: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
