extension PackageDatabase {
  /// How much of a file is believed, so that none can exhaust memory or time.
  ///
  /// What lies beyond a limit is left out and reported. Negative limits count as zero.
  public struct Limits: Hashable, Sendable {
    /// Limits that no true database comes near: 256 MiB, 1 MiB per field, a million packages.
    ///
    /// A file of a hundred thousand packages has about 100 MB. Loading one takes about four
    /// times its size in memory, and up to ten times if it was made to.
    public static let standard = Limits()

    /// The size of a file, in bytes; ``PackageDatabase/load(from:limits:)`` refuses larger ones.
    public let fileSize: Int

    /// The size of a field's value with all its lines, in bytes; longer values are cut there.
    public let fieldSize: Int

    /// The number of fields in a stanza; further ones are ignored.
    public let fieldsPerStanza: Int

    /// The number of packages; the stanzas of further ones are skipped.
    public let packages: Int

    /// The number of problems that are recorded; further ones are only counted.
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
