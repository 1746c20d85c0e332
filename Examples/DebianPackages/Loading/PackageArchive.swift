import Foundation

/// The packages that can be installed, as a program such as `apt-cache dumpavail` lists them.
public struct PackageArchive: Sendable {
  /// The path and the arguments of the program that lists the packages that apt could install.
  public static let command = ["/usr/bin/apt-cache", "dumpavail"]

  /// The folder of the lists that apt has downloaded.
  public static let lists = "/var/lib/apt/lists"

  /// The reason why the packages can't be listed.
  public struct Failure: Error, Equatable {
    /// A sentence for the user.
    public let reason: String
  }

  /// The packages, whose identifiers differ; none if there is no apt, or if it has no lists.
  public let packages: [Package]

  private let lists: String

  /// The lists from which the packages were read.
  private let state: FolderState

  /// Lists the packages.
  ///
  /// - Parameters:
  ///   - command: the path and the arguments of a program that writes the stanzas of the packages.
  ///   - lists: the folder with the files that the program reads.
  ///   - limits: the limits on what the program writes.
  ///   - isCanceled: returns `true` if the result isn't needed anymore; asked from time to time.
  /// - Throws: a ``Failure`` if the packages can't be listed, or if that was canceled.
  /// - Complexity: O(size of the lists). The initializer blocks the thread for some seconds, so
  ///   don't call it on the main thread.
  public init(
    from command: [String] = PackageArchive.command, lists: String = PackageArchive.lists,
    limits: PackageDatabase.Limits = .standard, isCanceled: () -> Bool = { false }
  ) throws(Failure) {
    self.lists = lists
    // Before they are read, so that a change during that makes the archive outdated.
    state = FolderState(lists)
    let stanzas = try PackageArchive.stanzas(
      from: command, limit: limits.fileSize, isCanceled: isCanceled)
    if isCanceled() { throw Failure(reason: "Listing the packages was canceled.") }
    var collector = PackageCollector(
      bytes: stanzas, file: command.first ?? "", limits: limits)
    collector.collect()
    packages = collector.packages
  }

  /// Returns `true` if the lists haven't changed since they were read.
  public func isCurrent() -> Bool { FolderState(lists) == state }
}

extension PackageArchive {
  /// Returns the stanzas of all packages in apt's lists; empty if there is no apt, or if it has no
  /// lists.
  ///
  /// - Parameters:
  ///   - command: the path of the program that writes the stanzas, and its arguments.
  ///   - limit: the maximum number of bytes.
  ///   - isCanceled: returns `true` if the result isn't needed anymore; the program is ended then.
  /// - Throws: the reason if the program fails or writes more than the limit.
  /// - Complexity: O(size of the lists); blocks the thread for about a second.
  private static func stanzas(
    from command: [String], limit: Int, isCanceled: () -> Bool
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
