import Alidade
import DebianPackages

/// The state of a window of the browser, beside the choices that may be remembered.
struct BrowserState: Sendable {
  /// The words that are searched for.
  var term = ""
  /// The choices, unless they are remembered elsewhere.
  var choices: BrowserChoices
  /// The number of the copy of the selected package, if packages are repeated.
  var selectedCopy = 0
  /// A Boolean value that is `true` if the details are shown where there is no space for the list
  /// beside them.
  var showsDetails = false
  /// The result of the last search.
  private(set) var sections: [BrowserSection]
  /// The total of the packages in the result.
  private(set) var total: PackageTotal
  /// The search whose result is shown.
  private(set) var shown: BrowserSearch

  init(_ model: BrowserModel, _ choices: BrowserChoices) {
    let packages = model.packages.state.current
    let query = model.query(for: choices, term: "", in: packages.database)
    self.choices = choices
    sections = model.sections(of: query, in: packages.database) ?? []
    total = PackageTotal(of: sections)
    shown = BrowserSearch(query: query, version: packages.number)
  }

  /// Returns the search that is needed to show a query; `nil` if its result is shown.
  func pendingSearch(for query: PackageQuery, version: Int) -> PendingSearch? {
    let search = BrowserSearch(query: query, version: version)
    return search == shown ? nil : PendingSearch(search: search, shown: shown)
  }

  /// Shows the result of a search.
  ///
  /// A result that comes late, when the user has asked for something else, doesn't stay: the search
  /// for that is still pending.
  mutating func show(_ sections: [BrowserSection], of search: BrowserSearch) {
    self.sections = sections
    total = PackageTotal(of: sections)
    shown = search
  }
}
