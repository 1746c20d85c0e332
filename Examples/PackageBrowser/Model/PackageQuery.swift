import Alidade
import DebianPackages

/// The packages that the user wants to see, and their order.
struct PackageQuery: Hashable, Sendable {
  /// An order of packages.
  enum Order: String, Hashable, Sendable, CaseIterable, SettingValue {
    case section, name, size

    var title: LocalizedText {
      switch self {
      case .section: LocalizedText("By section")
      case .name: LocalizedText("By name")
      case .size: LocalizedText("By size")
      }
    }
  }

  /// The words that are searched for.
  var term = ""
  var part = PackagePart.installed
  var order = Order.section

  /// A Boolean value that is `true` if there are words that are searched for.
  var isSearch: Bool { term.contains { !$0.isWhitespace } }

  /// Returns the name of an order for the user; packages that are found aren't sorted by section.
  func title(of order: Order) -> LocalizedText {
    order == .section && isSearch ? LocalizedText("By relevance") : order.title
  }

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
    let packages = found.filter(part.contains)
    switch order {
    case .section where isSearch:
      return PackageQuery.section(LocalizedText("Found"), named: "found", packages)
    case .section: return PackageQuery.bySection(packages)
    case .name:
      return PackageQuery.byFirstCharacter(packages.sorted { $0.name < $1.name })
    case .size:
      return PackageQuery.section(
        LocalizedText("Largest first"), named: "size",
        packages.sorted { ($0.installedSize ?? 0) > ($1.installedSize ?? 0) })
    }
  }

  private static func section(
    _ title: LocalizedText, named name: String, _ packages: [Package]
  ) -> [BrowserSection] {
    packages.isEmpty ? [] : [BrowserSection(title, name: name, packages[...])]
  }

  /// Returns sections of packages that are in the order of their names, one for each first
  /// character.
  private static func byFirstCharacter(_ packages: [Package]) -> [BrowserSection] {
    packages.chunked { $0.name.first == $1.name.first }.map { chunk in
      let first = chunk.first.map { String($0.name.prefix(1)) } ?? ""
      return BrowserSection(LocalizedText(verbatim: first.uppercased()), name: first, chunk)
    }
  }

  /// Returns the sections of packages that are in the order of a database.
  private static func bySection(_ packages: [Package]) -> [BrowserSection] {
    packages.chunked { $0.section == $1.section }.map { chunk in
      let name = chunk.first?.section ?? ""
      return BrowserSection(PackageDatabase.Section.localizedTitle(of: name), name: name, chunk)
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
