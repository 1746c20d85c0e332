import DebianPackages

/// The data with which the browser begins.
struct BrowserModel: Sendable {
  let database: PackageDatabase
  /// The number of rows to show by repeating packages; `nil` to show each once, to add the packages
  /// of the archive, and to follow the file.
  let rowCount: Int?

  /// The sections that are shown at first.
  var sections: [BrowserSection] {
    let sections = query.sections(of: database) ?? []
    return rowCount.map { BrowserSection.repeated(sections, rows: $0) } ?? sections
  }

  /// The number of rows that are shown at first, headers included.
  var firstRowCount: Int { sections.reduce(0) { $0 + 1 + $1.items.count } }

  /// The query with which the browser begins.
  var query: PackageQuery {
    // A file that says of no package that it is installed is shown whole.
    PackageQuery(part: database.installedPackageCount > 0 ? .installed : .all)
  }
}
