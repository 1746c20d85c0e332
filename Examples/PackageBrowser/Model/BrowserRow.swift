import DebianPackages

/// One row of the list.
struct BrowserRow: Sendable {
  /// What the row shows.
  enum Content: Sendable {
    /// The title of a section, and the number of its packages.
    case header(PackageDatabase.Section)
    /// A package.
    case package(Package)
  }

  /// The place of the row in the list: the data may be repeated, so that the ids of packages are
  /// not unique.
  let id: Int
  let content: Content
}
