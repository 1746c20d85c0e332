/// A collector that reads a whole file, keeps the last stanza of each package, and counts the
/// stanzas.
struct PackageCollector {
  /// The packages, in the order of their first stanzas.
  private(set) var packages: [Package] = []

  /// The problems in the file.
  private(set) var log: ProblemLog

  /// The number of stanzas read so far.
  private(set) var stanzaCount = 0

  private let limits: PackageDatabase.Limits
  private let parser: PackageParser
  private var reader: StanzaReader
  private var indices: [Package.ID: Int] = [:]

  /// The first line of the stanza of each package in `packages`.
  private var lines: [Int] = []

  /// Creates a collector for a file without reading it.
  init(bytes: [UInt8], file: String, limits: PackageDatabase.Limits) {
    self.limits = limits
    log = ProblemLog(file: file, limit: limits.recordedProblems)
    parser = PackageParser(bytes: bytes)
    reader = StanzaReader(bytes: bytes, limits: limits)
  }

  /// Reads the file to its end.
  mutating func collect() {
    while let stanza = reader.next(reporting: &log) {
      stanzaCount += 1
      if let package = parser.package(from: stanza, reporting: &log) {
        keep(package, line: stanza.line)
      }
    }
  }

  private mutating func keep(_ package: Package, line: Int) {
    if let index = indices[package.id] {
      log.record(
        .duplicatePackage, line: line,
        """
        \(Excerpt.quoted(package.id.utf8)) is already described in line \(lines[index]). \
        This later stanza is used, the earlier one is skipped.
        """)
      packages[index] = package
      lines[index] = line
    } else if packages.count < limits.packages {
      indices[package.id] = packages.count
      packages.append(package)
      lines.append(line)
    } else {
      log.record(
        .tooManyPackages, line: line,
        """
        There are more than \(limits.packages) packages. \(Excerpt.quoted(package.id.utf8)) is \
        skipped.
        """)
    }
  }
}
