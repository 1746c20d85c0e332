extension PackageDatabase {
  /// Returns the packages that match a term, the best first.
  ///
  /// A package matches if its name or its summary contains each word of the term, regardless of
  /// case and of the way in which letters with accents are encoded. Packages whose name is the term
  /// come first, then those whose name begins with it, then those whose name contains all words,
  /// and then the others. Each group is in the order of ``packages``.
  ///
  /// - Parameters:
  ///   - term: the words; all packages match if there are none.
  ///   - isCanceled: returns `true` if the result isn't needed anymore; asked from time to time.
  /// - Returns: the packages; `nil` if the search was canceled.
  /// - Complexity: O(packages).
  public func packages(
    matching term: String, isCanceled: () -> Bool = { false }
  ) -> [Package]? {
    let term = SearchTerm(term)
    guard !term.words.isEmpty else { return packages }
    var groups: [[Package]] = [[], [], [], []]
    for (index, package) in packages.enumerated() {
      if index.isMultiple(of: 1024), isCanceled() { return nil }
      if let rank = term.rank(of: package) { groups[rank].append(package) }
    }
    return Array(groups.joined())
  }
}

extension Package {
  /// Returns `true` if a search for a term finds the package.
  public func matches(_ term: String) -> Bool { SearchTerm(term).rank(of: self) != nil }
}
