import DebianPackages

/// The outcome of reading the file and the archive.
struct LoadOutcome: Sendable {
  /// The packages; `nil` if the file can't be read.
  var database: PackageDatabase?
  var failure: LoadFailure?

  init(database: PackageDatabase) {
    self.database = database
  }

  /// Reads the file of the packages, and lists those of the archive.
  ///
  /// - Complexity: O(size of the file and the lists). Blocks the thread for some seconds.
  init(
    ofFile path: String, archiveCommand: [String], isCanceled: () -> Bool = { false }
  ) {
    do {
      database = try PackageDatabase.loadWithArchive(
        from: path, archiveCommand: archiveCommand, isCanceled: isCanceled,
        archiveDidFail: { failure = .archive(reason: $0) })
    } catch {
      failure = .file(reason: "\(error)")
    }
  }
}
