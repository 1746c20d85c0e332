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
    let bytes = try RegularFile.read(path, limit: limits.fileSize)
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
