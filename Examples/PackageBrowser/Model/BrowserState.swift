import Alidade
import DebianPackages

/// The state of the browser.
struct BrowserState: Sendable {
  var database: PackageDatabase
  /// The number of databases that were loaded.
  private(set) var version = 0
  /// The number of changes of the file.
  var fileChanges = 0
  var query: PackageQuery
  /// The result of the query, or of an earlier one while it is computed.
  private(set) var sections: [BrowserSection]
  var selected: BrowserItem.ID?
  /// A Boolean value that is `true` if the packages are shown where there is no space for the
  /// sidebar beside them.
  var showsPackages = true

  init(_ model: BrowserModel) {
    database = model.database
    query = model.query
    sections = model.sections
  }

  /// The selected package; `nil` if there is none, or if it is gone.
  var selectedPackage: Package? {
    selected.flatMap { selected in database.packages.first { $0.id == selected.package } }
  }

  /// Shows the result of a query of a version of the database, unless the user has asked for something
  /// else since.
  mutating func show(_ sections: [BrowserSection], of query: PackageQuery, version: Int) {
    if query == self.query, version == self.version { self.sections = sections }
  }

  /// Takes over a newer database.
  mutating func load(_ database: PackageDatabase) {
    self.database = database
    version += 1
  }
}
