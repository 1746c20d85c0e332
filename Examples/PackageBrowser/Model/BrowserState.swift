import Alidade
import DebianPackages

/// The state of a window of the browser, beside the choices that may be remembered.
struct BrowserState: Sendable {
  private(set) var database: PackageDatabase
  /// The number of databases that were loaded.
  private var version = 0
  /// The number of changes of the file.
  var fileChanges = 0
  /// The words that are searched for.
  var term = ""
  /// The choices, unless they are remembered elsewhere.
  var choices: BrowserChoices
  /// The number of the copy of the selected package, if packages are repeated.
  var selectedCopy = 0
  /// The result of the last search.
  private(set) var sections: [BrowserSection]
  /// The search whose result is shown.
  private var shown: BrowserSearch

  init(_ model: BrowserModel, _ choices: BrowserChoices) {
    let query = model.query(for: choices, term: "")
    database = model.database
    self.choices = choices
    sections = model.sections(of: query)
    shown = BrowserSearch(query: query, version: 0)
  }

  /// Returns the search that is needed to show a query; `nil` if its result is shown.
  func pendingSearch(for query: PackageQuery) -> PendingSearch? {
    let search = BrowserSearch(query: query, version: version)
    return search == shown ? nil : PendingSearch(search: search, shown: shown)
  }

  /// Shows the result of a search.
  ///
  /// A result that comes late, when the user has asked for something else, doesn't stay: the search
  /// for that is still pending.
  mutating func show(_ sections: [BrowserSection], of search: BrowserSearch) {
    self.sections = sections
    shown = search
  }

  /// Takes over a newer database.
  mutating func load(_ database: PackageDatabase) {
    self.database = database
    version += 1
  }
}
