/// Reads a whole file, keeps the last of the stanzas that describe the same package, and counts.
struct PackageCollector {
  /// The packages, in the order in which each was first found.
  private(set) var packages: [Package] = []

  /// What was wrong.
  private(set) var log: ProblemLog

  /// How many stanzas there were.
  private(set) var stanzaCount = 0

  private let limits: PackageDatabase.Limits
  private let parser: PackageParser
  private var reader: StanzaReader
  private var indices: [Package.ID: Int] = [:]

  /// The first lines of the stanzas of `packages`.
  private var lines: [Int] = []

  /// Creates a collector for a file; nothing is read yet.
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
