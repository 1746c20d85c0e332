import DebianPackages

/// The data with which the browser begins.
struct BrowserModel: Sendable {
  let database: PackageDatabase
  /// The number of rows to show by repeating packages; `nil` to show each once, to add the packages
  /// of the archive, and to follow the file.
  let rowCount: Int?
  /// The path and the arguments of the program that lists the packages of the archive.
  var archiveCommand = PackageDatabase.archiveCommand

  /// Returns the sections that are shown at first.
  func sections(of query: PackageQuery) -> [BrowserSection] {
    let sections = query.sections(of: database) ?? []
    return rowCount.map { BrowserSection.repeated(sections, rows: $0) } ?? sections
  }

  /// The number of rows that are shown at first, headers included.
  var firstRowCount: Int {
    sections(of: query(for: BrowserChoices(), term: "")).reduce(0) { $0 + 1 + $1.items.count }
  }

  /// Returns the query for choices of the user and a search term.
  func query(for choices: BrowserChoices, term: String) -> PackageQuery {
    // A file that says of no package that it is installed is shown whole.
    let standard = database.installedPackageCount > 0 ? PackagePart.installed : .all
    return PackageQuery(term: term, part: choices.part ?? standard, order: choices.order)
  }
}
