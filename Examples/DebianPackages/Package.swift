/// A package of a Debian package database, as its stanza describes it.
///
/// Two packages are equal if all stored values of their stanzas are equal. Text is valid Unicode
/// without control characters except tabs. Invalid text is replaced by U+FFFD and reported as a
/// ``PackageDatabase/Problem``.
public struct Package: Hashable, Sendable, Identifiable {
  /// The value of `section` and `priority` if the stanza has none; dpkg uses the same word.
  public static let unknown = "unknown"

  /// The name and architecture, such as "bash:amd64"; unique in a database.
  ///
  /// It is the name alone if the stanza has no architecture.
  public let id: String

  /// The name: ASCII letters, digits and `+-._`; never empty.
  public let name: String

  /// The version; empty if there is none, as for packages that aren't installed or only half
  /// installed.
  public let version: String

  /// The architecture, such as "amd64" or "all"; empty if the stanza has none.
  public let architecture: String

  /// The section without its archive area, in lowercase: "net" for "contrib/net".
  ///
  /// It is ``unknown`` if the stanza has none; never empty.
  public let section: String

  /// The archive area, in lowercase: "contrib" for "contrib/net", and "main" for a plain "net".
  public let area: String

  /// The priority, such as "required" or "optional"; ``unknown`` if the stanza has none.
  public let priority: String

  /// A Boolean value that is `true` if removing the package may break the system.
  public let isEssential: Bool

  /// The disk space of the package's files, in bytes, never negative; `nil` if absent or invalid.
  ///
  /// The stanza counts in KiB, so this is a multiple of 1024.
  public let installedSize: Int64?

  /// The first line of the description; may be empty.
  public let summary: String

  /// The rest of the description, paragraph by paragraph; often empty.
  public let longDescription: [Paragraph]

  /// The relations of `Depends`, then those of `Pre-Depends`, such as "libc6 (>= 2.36)" or "a | b".
  ///
  /// Relations are nonempty and unique, and white space is collapsed to single spaces.
  public let depends: [String]

  /// The address of the project's website as given in the stanza; it may be an invalid URL.
  public let homepage: String?

  /// The maintainer, usually "Name <address>".
  public let maintainer: String?

  /// The dpkg status of the package; `nil` if absent or invalid.
  public let status: Status?

  /// A Boolean value that is `true` if the package is completely installed, not just its
  /// configuration.
  public var isInstalled: Bool { status?.state == .installed }

  /// Creates a package from its parts, for previews and tests.
  ///
  /// The values aren't checked; the guarantees above hold only for parsed packages.
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
