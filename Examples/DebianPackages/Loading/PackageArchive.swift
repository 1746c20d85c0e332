import Foundation

/// The packages that can be installed, as a command such as `apt-cache dumpavail` lists them.
enum PackageArchive {
  /// Returns the stanzas of all packages in apt's lists; empty if there is no apt, if it has no lists,
  /// or if it fails.
  ///
  /// - Parameters:
  ///   - command: the path of the program that writes the stanzas, and its arguments.
  ///   - limit: the maximum number of bytes; with more, the result is empty.
  /// - Complexity: O(size of the lists); blocks the thread for about a second.
  static func stanzas(from command: [String], limit: Int) -> [UInt8] {
    guard let program = command.first, FileManager.default.isExecutableFile(atPath: program) else {
      return []
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = Array(command.dropFirst())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    var bytes: [UInt8] = []
    while let part = try? output.fileHandleForReading.read(upToCount: 1 << 20), !part.isEmpty {
      bytes += part
      if bytes.count > limit { process.terminate() }
    }
    process.waitUntilExit()
    return process.terminationStatus == 0 && bytes.count <= limit ? bytes : []
  }
}
