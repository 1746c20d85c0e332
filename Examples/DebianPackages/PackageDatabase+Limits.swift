extension PackageDatabase {
  /// Limits on a file, so that no file can exhaust memory or time.
  ///
  /// Data beyond a limit is omitted and reported. Negative limits count as zero.
  public struct Limits: Hashable, Sendable {
    /// The standard limits: 256 MiB, 1 MiB per field, a million packages.
    ///
    /// No real database comes near them.
    ///
    /// A file with a hundred thousand packages has about 100 MB. Loading a file takes about four
    /// times its size in memory, and up to ten times for a malicious one.
    public static let standard = Limits()

    /// The maximum size of a file, in bytes; ``PackageDatabase/load(from:limits:)`` refuses larger
    /// ones.
    public let fileSize: Int

    /// The maximum size of a field's value with all its lines, in bytes; longer values are
    /// truncated.
    public let fieldSize: Int

    /// The maximum number of fields in a stanza; further fields are ignored.
    public let fieldsPerStanza: Int

    /// The maximum number of packages; further stanzas are skipped.
    public let packages: Int

    /// The maximum number of recorded problems; further problems are only counted.
    public let recordedProblems: Int

    /// Creates limits.
    public init(
      fileSize: Int = 256 << 20,
      fieldSize: Int = 1 << 20,
      fieldsPerStanza: Int = 200,
      packages: Int = 1_000_000,
      recordedProblems: Int = 1000
    ) {
      self.fileSize = max(0, fileSize)
      self.fieldSize = max(0, fieldSize)
      self.fieldsPerStanza = max(0, fieldsPerStanza)
      self.packages = max(0, packages)
      self.recordedProblems = max(0, recordedProblems)
    }
  }
}
