import DebianPackages

/// The outcome of reading the file or the archive.
struct LoadOutcome: Sendable {
  /// The packages; `nil` if those that are shown stay.
  private(set) var database: PackageDatabase?
  private(set) var failure: LoadFailure?
  /// The archive; `nil` if it wasn't read.
  private(set) var archive: PackageArchive?
  /// The packages of the file alone, to which those of the archive must be added once it is read;
  /// `nil` if that isn't needed.
  private(set) var packagesBesideArchive: PackageDatabase?

  init(database: PackageDatabase) {
    self.database = database
  }

  /// Reads the file of the packages, and adds those of the archive if that was read before.
  ///
  /// - Complexity: O(size of the file), then O(*n* log *n*) in packages. Blocks the thread.
  init(ofFile path: String, archive: PackageArchive?) {
    do {
      let installed = try PackageDatabase.load(from: path)
      database = archive.map { installed.adding($0) } ?? installed
      if archive?.isCurrent() != true { packagesBesideArchive = installed }
    } catch {
      failure = .file(reason: "\(error)")
    }
  }

  /// Lists the packages of the archive, and adds them to those of the file.
  ///
  /// - Parameters:
  ///   - command: the program that lists the packages.
  ///   - lists: the folder with the files that the program reads.
  ///   - former: the archive as it was read before; `nil` if it wasn't.
  ///   - installed: the packages of the file.
  ///   - isCanceled: returns `true` if the outcome isn't needed anymore.
  /// - Complexity: O(size of the lists). Blocks the thread for some seconds.
  init(
    ofArchive command: [String], lists: String, replacing former: PackageArchive?,
    addingTo installed: PackageDatabase, isCanceled: () -> Bool
  ) {
    do {
      let archive = try PackageArchive(from: command, lists: lists, isCanceled: isCanceled)
      self.archive = archive
      let isEmpty = archive.packages.isEmpty && former?.packages.isEmpty != false
      if !isEmpty { database = installed.adding(archive) }
    } catch {
      failure = .archive(reason: error.reason)
    }
  }
}
