import Foundation

/// A program that shows the feed and measures itself.
struct Program: Hashable {
  let name: String
  /// The executable, which is beside this one.
  let executable: String
  let mode: String

  static let recycler = Program(name: "C, `recycler`", executable: "Peers", mode: "recycler")
  static let source = Program(name: "Alidade, data source", executable: "Feed", mode: "source")
  static let model = Program(name: "Alidade, new model", executable: "Feed", mode: "model")
  static let all = [
    recycler,
    Program(name: "C, `flat`", executable: "Peers", mode: "flat"),
    Program(name: "C, `stack`", executable: "Peers", mode: "stack"),
    source, model,
  ]

  /// Runs the program, and returns its figures by their names.
  func run(rows: Int) throws -> [String: Double] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent(executable)
    process.arguments = [mode]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "BENCH_N": "\(rows)", "BENCH_T0": "\(DispatchTime.now().uptimeNanoseconds)",
    ]) { $1 }
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let figures = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    return figures.compactMapValues { ($0 as? NSNumber)?.doubleValue }
  }
}
