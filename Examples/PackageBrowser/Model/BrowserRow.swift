import DebianPackages

/// A row in the list.
struct BrowserRow: Sendable {
  /// The content of a row.
  enum Content: Sendable {
    /// The title of a section and the number of its packages.
    case header(PackageDatabase.Section)
    /// A package.
    case package(Package)
  }

  /// The index of the row.
  ///
  /// The identifiers of packages aren't unique, because the data may be repeated.
  let id: Int
  let content: Content
}
