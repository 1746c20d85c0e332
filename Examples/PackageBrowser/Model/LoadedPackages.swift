import DebianPackages

/// The packages of a file, which all windows show, and the outcome of reading it.
struct LoadedPackages: Sendable {
  /// The packages as they were last read.
  private(set) var current: PackageVersion
  /// The reason why the file or the archive can't be read; `nil` if they were read.
  private(set) var failure: LoadFailure?
  /// The archive as it was last read; `nil` if it wasn't.
  private(set) var archive: PackageArchive?
  /// A Boolean value that is `true` while the archive is being read.
  private(set) var isReadingArchive = false
  /// The number of changes of the file, and of the user's requests to read it again.
  private(set) var changeCount = 0

  init(_ database: PackageDatabase, failure: LoadFailure? = nil) {
    current = PackageVersion(database: database, number: 0)
    self.failure = failure
  }

  /// Requests to read the file again.
  mutating func noteChange() {
    changeCount += 1
  }

  /// Takes over the outcome of reading the file or the archive after a number of changes, unless
  /// the file has changed again.
  mutating func show(_ outcome: LoadOutcome, afterChanges count: Int) {
    guard count == changeCount else { return }
    archive = outcome.archive ?? archive
    isReadingArchive = outcome.packagesBesideArchive != nil
    switch failure {
    // It stays until the archive has been read again.
    case .archive? where isReadingArchive: break
    default: failure = outcome.failure
    }
    guard let database = outcome.database else { return }
    current = PackageVersion(database: database, number: current.number + 1)
  }
}

/// A database, and the number of those that were loaded before it.
struct PackageVersion: Sendable, Equatable {
  let database: PackageDatabase
  let number: Int

  /// Compares the numbers, because comparing all packages takes longer than showing some of them.
  static func == (one: PackageVersion, other: PackageVersion) -> Bool { one.number == other.number }
}
