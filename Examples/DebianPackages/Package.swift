/// One package of a Debian package database, as its stanza describes it.
///
/// Two packages are equal when everything that is kept of their stanzas is. Text is valid Unicode
/// without control characters, tabs excepted; what was not, was replaced by U+FFFD and reported as
/// a ``PackageDatabase/Problem``.
public struct Package: Hashable, Sendable, Identifiable {
  /// What `section` and `priority` say when the stanza does not; dpkg uses the same word.
  public static let unknown = "unknown"

  /// The name and architecture, "bash:amd64"; no two packages of a database share it.
  ///
  /// It is the name alone where the stanza gives no architecture.
  public let id: String

  /// The name: ASCII letters, digits and `+-._`; never empty.
  public let name: String

  /// The version; empty where there is none, as for packages that are not or only half installed.
  public let version: String

  /// The architecture, such as "amd64" or "all"; empty where the stanza gives none.
  public let architecture: String

  /// The section without its archive area, in lower case: "net" for "contrib/net".
  ///
  /// It is ``unknown`` where the stanza gives none; never empty.
  public let section: String

  /// The archive area, in lower case: "contrib" for "contrib/net", and "main" for a plain "net".
  public let area: String

  /// The priority, such as "required" or "optional"; ``unknown`` where the stanza gives none.
  public let priority: String

  /// Whether removing the package may break the system.
  public let isEssential: Bool

  /// The disk space its files take, in bytes, never negative; nil where absent or nonsensical.
  ///
  /// The stanza counts in KiB, so that this is a multiple of 1024.
  public let installedSize: Int64?

  /// The first line of the description; may be empty.
  public let summary: String

  /// The rest of the description, paragraph by paragraph; often empty.
  public let longDescription: [Paragraph]

  /// The relations of `Depends`, then those of `Pre-Depends`, such as "libc6 (>= 2.36)" or "a | b".
  ///
  /// No relation is empty, none appears twice, and white space is single spaces.
  public let depends: [String]

  /// The address of the project's site as the stanza gives it, which need not be a valid URL.
  public let homepage: String?

  /// The maintainer, usually "Name <address>".
  public let maintainer: String?

  /// What dpkg wants of the package and how far it came; nil where absent or unintelligible.
  public let status: Status?

  /// Whether the package is completely installed: one removed but for its configuration is not.
  public var isInstalled: Bool { status?.state == .installed }

  /// Creates a package from its parts, for previews and tests; a database makes its own.
  ///
  /// The values are taken as they are; the promises above hold for packages that were parsed.
  public init(
    name: String,
    version: String,
    architecture: String,
    section: String = Package.unknown,
    area: String = "main",
    priority: String = Package.unknown,
    isEssential: Bool = false,
    installedSize: Int64? = nil,
    summary: String = "",
    longDescription: [Paragraph] = [],
    depends: [String] = [],
    homepage: String? = nil,
    maintainer: String? = nil,
    status: Status? = nil
  ) {
    self.id = architecture.isEmpty ? name : "\(name):\(architecture)"
    self.name = name
    self.version = version
    self.architecture = architecture
    self.section = section
    self.area = area
    self.priority = priority
    self.isEssential = isEssential
    self.installedSize = installedSize
    self.summary = summary
    self.longDescription = longDescription
    self.depends = depends
    self.homepage = homepage
    self.maintainer = maintainer
    self.status = status
  }
}
