import Foundation

/// The packages that can be installed, as a command such as `apt-cache dumpavail` lists them.
enum PackageArchive {
  /// The reason why the packages can't be listed.
  struct Failure: Error, Equatable {
    let reason: String
  }

  /// Returns the stanzas of all packages in apt's lists; empty if there is no apt, or if it has no
  /// lists.
  ///
  /// - Parameters:
  ///   - command: the path of the program that writes the stanzas, and its arguments.
  ///   - limit: the maximum number of bytes.
  ///   - isCanceled: returns `true` if the result isn't needed anymore; the program is ended then.
  /// - Throws: the reason if the program fails or writes more than the limit.
  /// - Complexity: O(size of the lists); blocks the thread for about a second.
  static func stanzas(
    from command: [String], limit: Int, isCanceled: () -> Bool = { false }
  ) throws(Failure) -> [UInt8] {
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
    do {
      try process.run()
    } catch {
      throw Failure(reason: "\(program) can't be started: \(error.localizedDescription)")
    }
    var bytes: [UInt8] = []
    while let part = try? output.fileHandleForReading.read(upToCount: 1 << 20), !part.isEmpty {
      bytes += part
      if bytes.count > limit || isCanceled() { process.terminate() }
    }
    process.waitUntilExit()
    guard bytes.count <= limit else {
      throw Failure(reason: "\(program) writes more than \(limit) bytes.")
    }
    guard process.terminationStatus == 0 else {
      throw Failure(reason: "\(program) failed with status \(process.terminationStatus).")
    }
    return bytes
  }
}
