/// The packages of a Debian package database such as `/var/lib/dpkg/status`, and its problems.
///
/// Parsing never fails: what can be shown is in ``packages``, what cannot is in ``problems``, each
/// with its line. ``load(from:limits:)`` adds the errors of files with nothing to show.
public struct PackageDatabase: Equatable, Sendable {
  /// The name of the file, as given; only used in messages.
  public let file: String

  /// The packages, by section, then by name regardless of case, then by name and architecture.
  ///
  /// The order depends on nothing but the packages: neither on the locale nor on the file's order.
  public let packages: [Package]

  /// The sections that have packages, in the order of ``packages``, which they cover without gaps.
  public let sections: [Section]

  /// What was wrong with the file, by stanza, at most ``Limits/recordedProblems``.
  public let problems: [Problem]

  /// How many problems there were, recorded in ``problems`` or not.
  public let problemCount: Int

  /// How many stanzas the file has; all are either in ``packages`` or skipped.
  public let stanzaCount: Int

  /// How many stanzas show no package: unusable ones, and ones replaced by a later stanza.
  public var skippedStanzaCount: Int { stanzaCount - packages.count }

  /// How many packages are completely installed.
  public let installedPackageCount: Int

  /// Parses the text of a package database.
  ///
  /// Any bytes will do; nothing traps. The format is that of `deb822(5)`. CRLF line ends, a byte
  /// order mark and comment lines are tolerated without a word; what else is unusual is in
  /// ``problems``.
  ///
  /// - Parameters:
  ///   - bytes: The text, UTF-8. Best an array, which is not copied.
  ///   - file: The name of the file for messages.
  ///   - limits: What may be stored; see ``Limits``.
  /// - Complexity: O(bytes), then O(n log n) in packages; about 10 ms per megabyte when optimized.
  public init(
    parsing bytes: some Collection<UInt8>,
    file: String,
    limits: Limits = .standard
  ) {
    var collector = PackageCollector(bytes: Array(bytes), file: file, limits: limits)
    collector.collect()
    let grouped = Self.grouped(collector.packages)
    self.file = file
    self.packages = grouped.packages
    self.sections = grouped.sections
    self.problems = collector.log.problems
    self.problemCount = collector.log.count
    self.stanzaCount = collector.stanzaCount
    self.installedPackageCount = grouped.packages.count(where: \.isInstalled)
  }

  /// The packages of one of this database's sections.
  ///
  /// - Parameter section: One of ``sections``.
  /// - Returns: The packages, in order; for a section of another database, what lies in its range.
  public func packages(in section: Section) -> ArraySlice<Package> {
    packages[section.packageRange.clamped(to: packages.indices)]
  }
}
