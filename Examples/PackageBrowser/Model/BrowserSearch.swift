/// A query of a version of the database.
struct BrowserSearch: Hashable, Sendable {
  let query: PackageQuery
  let version: Int
}

/// A search whose result isn't shown yet.
struct PendingSearch: Hashable, Sendable {
  let search: BrowserSearch
  /// The search whose result is shown until then.
  let shown: BrowserSearch

  /// A Boolean value that is `true` if only the database has changed.
  var isReload: Bool { search.query == shown.query }
}
