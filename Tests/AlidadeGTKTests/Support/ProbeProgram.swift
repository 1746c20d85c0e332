#if GTK
import Foundation
import ProgramRunning
import Testing

/// The application `ApplicationProbe` in a process of its own.
@MainActor final class ProbeProgram {
  private let process = Process()
  private let output = ProbeProgram.newFile()
  private let errorOutput = ProbeProgram.newFile()

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of the command.
  ///   - identifier: the identifier of the application.
  ///   - hasOptions: `true` if it has options of its own.
  ///   - usesPortal: `true` if dialogs are those of the desktop's portal.
  ///   - folder: the folder of the process.
  ///   - variables: environment variables of the process.
  init(
    _ arguments: [String] = [], identifier: String, hasOptions: Bool = true,
    usesPortal: Bool = false, folder: String = "/usr", variables: [String: String] = [:]
  ) throws {
    process.executableURL = ProgramRun.products.appendingPathComponent("ApplicationProbe")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var environment = ProcessInfo.processInfo.environment
    environment["PROBE_IDENTIFIER"] = identifier
    environment["PROBE_USAGE"] = hasOptions ? "Usage: probe" : nil
    if usesPortal {
      // Which of them counts depends on the version of GTK.
      environment["GTK_USE_PORTAL"] = "1"
      environment["GDK_DEBUG"] = "portals"
    }
    process.environment = environment.merging(variables) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errorOutput)
    try process.run()
  }

  private static func newFile() -> URL {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("alidade-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    return file
  }

  isolated deinit {
    if process.isRunning { process.terminate() }
    for file in [output, errorOutput] { try? FileManager.default.removeItem(at: file) }
  }

  /// What the program has said.
  var said: String { text(of: output) }

  /// The errors of the program, without the warnings of GTK.
  var errors: String {
    text(of: errorOutput).split(separator: "\n").filter { !$0.contains("WARNING") && !$0.isEmpty }
      .joined(separator: "\n")
  }

  private func text(of file: URL) -> String {
    (try? String(decoding: Data(contentsOf: file), as: UTF8.self)) ?? ""
  }

  /// Waits until the program has said a line.
  func expect(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    await expect(sourceLocation: sourceLocation) { $0 == line }
  }

  /// Waits until the program has said a line that satisfies a condition.
  func expect(
    sourceLocation: SourceLocation = #_sourceLocation, _ isWanted: (Substring) -> Bool
  ) async {
    for _ in 0..<3000 {
      if hasSaid(isWanted) { return }
      await MainLoop.turnOnce()
      if !process.isRunning { break }
    }
    if hasSaid(isWanted) { return }
    Issue.record("The program said \(said) \(errors)", sourceLocation: sourceLocation)
  }

  private func hasSaid(_ isWanted: (Substring) -> Bool) -> Bool {
    said.split(separator: "\n").contains(where: isWanted)
  }

  /// Waits until the program has ended, and returns its status.
  func end() async -> Int32 {
    await MainLoop.run(untilEndOf: process)
    return process.terminationStatus
  }
}
#endif
