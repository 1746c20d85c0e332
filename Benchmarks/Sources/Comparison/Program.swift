import Foundation

/// A program that shows the feed and measures itself.
struct Program: Hashable {
  let name: String
  let executable: URL
  let mode: String

  /// The programs beside this one, the first of which the others are compared with.
  static let peers: [Program] = [
    Program(name: "C, `recycler`", executable: beside("Peers"), mode: "recycler"),
    Program(name: "C, `flat`", executable: beside("Peers"), mode: "flat"),
    Program(name: "C, `stack`", executable: beside("Peers"), mode: "stack"),
  ]

  /// Returns the programs of Alidade that are built in a folder.
  static func feeds(in folder: URL, suffix: String = "") -> [Program] {
    let feed = folder.appendingPathComponent("Feed")
    return [
      Program(name: "data source\(suffix)", executable: feed, mode: "source"),
      Program(name: "new model\(suffix)", executable: feed, mode: "model"),
    ]
  }

  /// The folder of this program.
  static let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  private static func beside(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Runs the program, and returns its figures by their names.
  ///
  /// - Parameters:
  ///   - rows: the number of rows.
  ///   - renderer: the renderer of GTK, as the environment names it.
  /// - Throws: an error if the program doesn't start, prints no figures, or used another renderer.
  func run(rows: Int, renderer: String) throws -> [String: Double] {
    let process = Process()
    let output = Pipe()
    process.executableURL = executable
    process.arguments = [mode]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "BENCH_N": "\(rows)", "BENCH_T0": "\(DispatchTime.now().uptimeNanoseconds)",
      "GSK_RENDERER": renderer,
    ]) { $1 }
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let figures = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw ProgramError(description: "\(name) printed no figures for \(rows) rows.")
    }
    let used = figures["renderer"] as? String ?? "none"
    guard used.lowercased().contains(renderer) else {
      throw ProgramError(description: "\(name) painted with \(used) instead of \(renderer).")
    }
    return figures.compactMapValues { ($0 as? NSNumber)?.doubleValue }
  }
}

/// The reason for which a program couldn't be measured.
struct ProgramError: Error, CustomStringConvertible {
  let description: String
}
