extension PackageDatabase {
  /// Loads a package database from a file such as `/var/lib/dpkg/status`.
  ///
  /// This method never waits for a pipe or device. It reads the file once and closes it. dpkg
  /// replaces its file as a whole, so a database is never half old and half new.
  ///
  /// - Parameters:
  ///   - path: the path, absolute or relative to the working directory; "~" isn't expanded.
  ///   - limits: the limits on the file; see ``Limits``.
  /// - Returns: the database, which has at least one package.
  /// - Throws: a ``LoadError`` if there are no packages. If a file is only partly usable, the
  ///   result has its usable packages and its ``problems``.
  /// - Complexity: O(size of the file). The method blocks the thread, so don't call it on the main
  ///   thread.
  public static func load(
    from path: String,
    limits: Limits = .standard
  ) throws(LoadError) -> PackageDatabase {
    try load(RegularFile.read(path, limit: limits.fileSize), from: path, limits)
  }

  /// Returns the database in the bytes of a file.
  private static func load(
    _ bytes: [UInt8], from path: String, _ limits: Limits
  ) throws(LoadError) -> PackageDatabase {
    guard !bytes.isEmpty else { throw .empty(path: path) }
    let database = PackageDatabase(parsing: bytes, file: path, limits: limits)
    if database.packages.isEmpty { throw database.reasonForNoPackages(in: bytes) }
    return database
  }

  /// Returns the reason that parsing the bytes produced no packages.
  private func reasonForNoPackages(in bytes: [UInt8]) -> LoadError {
    if let format = FileSignature.format(of: bytes) {
      return .binary(path: file, line: 1, format: format)
    }
    if let nul = bytes.firstIndex(of: 0) {
      let line = 1 + bytes[..<nul].count(where: { $0 == ASCII.newline })
      return .binary(path: file, line: line, format: nil)
    }
    if let problem = problems.first(where: \.kind.skipsStanza) ?? problems.first {
      return .noPackages(path: file, line: problem.line, reason: problem.message)
    }
    let reason =
      stanzaCount == 0
      ? "There are only blank lines and comments." : "All \(stanzaCount) stanzas are skipped."
    return .noPackages(path: file, line: 1, reason: reason)
  }
}

extension PackageDatabase {
  /// The path and the arguments of the program that lists the packages that apt could install.
  public static let archiveCommand = ["/usr/bin/apt-cache", "dumpavail"]

  /// Loads a package database from a file, and adds the packages that apt could install.
  ///
  /// - Parameters:
  ///   - path: the path of a file such as `/var/lib/dpkg/status`.
  ///   - archiveCommand: the path and the arguments of a program that writes the stanzas of the
  ///     packages to add.
  ///   - limits: the limits on the file, and on apt's lists.
  ///   - isCanceled: returns `true` if the result isn't needed anymore; asked from time to time.
  ///   - archiveDidFail: called with the reason if the packages of the archive can't be listed; not
  ///     if apt isn't there.
  /// - Returns: the database; that of the file alone if the packages of the archive can't be
  ///   listed.
  /// - Throws: a ``LoadError`` if the file has no packages.
  /// - Complexity: O(size of the file and the lists). The method blocks the thread for some
  ///   seconds, so don't call it on the main thread.
  public static func loadWithArchive(
    from path: String, archiveCommand: [String] = PackageDatabase.archiveCommand,
    limits: Limits = .standard, isCanceled: () -> Bool = { false },
    archiveDidFail: (String) -> Void = { _ in }
  ) throws(LoadError) -> PackageDatabase {
    let status = try RegularFile.read(path, limit: limits.fileSize)
    let installed = try load(status, from: path, limits)
    let archive: [UInt8]
    do {
      archive = try PackageArchive.stanzas(
        from: archiveCommand, limit: limits.fileSize, isCanceled: isCanceled)
    } catch {
      archiveDidFail(error.reason)
      return installed
    }
    guard !archive.isEmpty, !isCanceled() else { return installed }
    // Of two stanzas for one package, the later one counts: the one that says what is installed.
    let all = PackageDatabase(parsing: archive + [10] + status, file: path, limits: limits)
    return PackageDatabase(all, problemsOf: installed)
  }
}
