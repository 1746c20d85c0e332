import DebianPackages

/// The packages that the user wants to see, and their order.
struct PackageQuery: Hashable, Sendable {
  /// An order of packages.
  enum Order: String, Hashable, Sendable, CaseIterable {
    case section = "By section"
    case name = "By name"
    case size = "By size"
  }

  /// A part of the packages.
  enum Part: Hashable, Sendable {
    case all
    case installed
    /// A section, by its name.
    case section(String)
  }

  /// The words that are searched for.
  var term = ""
  var part = Part.installed
  var order = Order.section

  /// Returns the packages in sections.
  ///
  /// - Parameter isCanceled: returns `true` if the result isn't needed anymore.
  /// - Returns: the sections; `nil` if the query was canceled.
  /// - Complexity: O(*n* log *n*) in packages; a term or another order than by section needs some
  ///   tens of milliseconds for a whole archive.
  func sections(
    of database: PackageDatabase, isCanceled: () -> Bool = { false }
  )
    -> [BrowserSection]?
  {
    guard let found = database.packages(matching: term, isCanceled: isCanceled) else { return nil }
    let packages = found.filter(isIncluded)
    let isSearch = term.contains { !$0.isWhitespace }
    switch order {
    case .section where isSearch: return PackageQuery.section("Found", packages)
    case .section: return PackageQuery.bySection(packages)
    case .name:
      return PackageQuery.section("All by name", packages.sorted { $0.name < $1.name })
    case .size:
      return PackageQuery.section(
        "The largest first",
        packages.sorted { ($0.installedSize ?? 0) > ($1.installedSize ?? 0) })
    }
  }

  private func isIncluded(_ package: Package) -> Bool {
    switch part {
    case .all: true
    case .installed: package.isInstalled
    case .section(let name): package.section == name
    }
  }

  private static func section(_ title: String, _ packages: [Package]) -> [BrowserSection] {
    packages.isEmpty ? [] : [BrowserSection(title, name: title, packages[...])]
  }

  /// Returns the sections of packages that are in the order of a database.
  private static func bySection(_ packages: [Package]) -> [BrowserSection] {
    packages.chunked { $0.section == $1.section }.map { chunk in
      let name = chunk.first?.section ?? ""
      return BrowserSection(PackageDatabase.Section.title(of: name), name: name, chunk)
    }
  }
}

extension Array {
  /// Returns runs of neighbors that belong together.
  fileprivate func chunked(by belong: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var runs: [ArraySlice<Element>] = []
    var start = startIndex
    for end in indices.dropFirst() where !belong(self[end - 1], self[end]) {
      runs.append(self[start..<end])
      start = end
    }
    if !isEmpty { runs.append(self[start...]) }
    return runs
  }
}
