/// The packages and problems of a Debian package database such as `/var/lib/dpkg/status`.
///
/// Parsing never fails: usable stanzas become ``packages``, and ``problems`` lists each problem
/// with its line. ``load(from:limits:)`` throws an error if there are no packages.
public struct PackageDatabase: Equatable, Sendable {
  /// The name of the file, as given; used only in messages.
  public let file: String

  /// The packages, by section, then by name regardless of case, then by name and architecture.
  ///
  /// The order depends only on the packages, not on the locale or the order in the file.
  public let packages: [Package]

  /// The sections that have packages, in the order of ``packages``, which they cover without gaps.
  public let sections: [Section]

  /// The problems in the file, by stanza, at most ``Limits/recordedProblems``.
  public let problems: [Problem]

  /// The number of problems, including those not recorded in ``problems``.
  public let problemCount: Int

  /// The number of stanzas in the file; each is either in ``packages`` or skipped.
  public let stanzaCount: Int

  /// The number of skipped stanzas: unusable ones, and those replaced by a later stanza.
  public var skippedStanzaCount: Int { stanzaCount - packages.count }

  /// The number of completely installed packages.
  public let installedPackageCount: Int

  /// The disk space of all completely installed packages, in bytes; the largest number if there is
  /// a larger one.
  public let installedSize: Int64

  /// The places of the packages in ``packages`` by their identifiers.
  private let places: [Package.ID: Int]

  /// Creates a database from the text of its file.
  ///
  /// Parsing accepts any bytes and never traps. The format is that of `deb822(5)`. CRLF line ends,
  /// a byte order mark and comment lines are accepted silently; other irregularities are in
  /// ``problems``.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8. An array isn't copied.
  ///   - file: the name of the file for messages.
  ///   - limits: the limits on the file; see ``Limits``.
  /// - Complexity: O(bytes), then O(n log n) in packages; about 10 ms per megabyte when optimized.
  public init(
    parsing bytes: some Collection<UInt8>,
    file: String,
    limits: Limits = .standard
  ) {
    var collector = PackageCollector(bytes: Array(bytes), file: file, limits: limits)
    collector.collect()
    self.init(
      collector.packages, of: file, problems: collector.log.problems,
      problemCount: collector.log.count, stanzaCount: collector.stanzaCount)
  }

  /// Creates a database of packages with different identifiers.
  private init(
    _ packages: [Package], of file: String, problems: [Problem], problemCount: Int,
    stanzaCount: Int
  ) {
    let grouped = Self.grouped(packages)
    self.file = file
    self.packages = grouped.packages
    self.sections = grouped.sections
    self.problems = problems
    self.problemCount = problemCount
    self.stanzaCount = stanzaCount
    self.installedPackageCount = grouped.packages.count(where: \.isInstalled)
    self.installedSize = Self.installedSize(of: grouped.packages)
    self.places = Dictionary(
      zip(grouped.packages.lazy.map(\.id), grouped.packages.indices),
      uniquingKeysWith: { one, _ in one })
  }

  /// Returns a database that also has the packages of an archive.
  ///
  /// The database describes a package that is in both, because it says what is installed. The
  /// problems stay those of its file.
  ///
  /// - Complexity: O(*n* log *n*) in packages.
  public func adding(_ archive: PackageArchive) -> PackageDatabase {
    let added = archive.packages.filter { places[$0.id] == nil }
    return PackageDatabase(
      packages + added, of: file, problems: problems, problemCount: problemCount,
      stanzaCount: stanzaCount + added.count)
  }

  private static func installedSize(of packages: [Package]) -> Int64 {
    packages.reduce(0) { sum, package in
      guard package.isInstalled, let size = package.installedSize else { return sum }
      let (result, overflow) = sum.addingReportingOverflow(size)
      return overflow ? .max : result
    }
  }

  /// Returns the package with an identifier; `nil` if there is none.
  public func package(withID id: Package.ID) -> Package? {
    places[id].map { packages[$0] }
  }

  /// Returns the packages of a section.
  ///
  /// - Parameter section: one of ``sections``.
  /// - Returns: the packages, in order. A section of another database gives the packages in its
  ///   range.
  public func packages(in section: Section) -> ArraySlice<Package> {
    packages[section.packageRange.clamped(to: packages.indices)]
  }
}
