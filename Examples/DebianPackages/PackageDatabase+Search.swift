extension PackageDatabase {
  /// Returns the packages that match a term, the best first.
  ///
  /// A package matches if its name or its summary contains each word of the term, regardless of
  /// case and of the way in which letters with accents are encoded. Packages whose name is the term
  /// come first, then those whose name begins with it, then those whose name contains all words and
  /// begins with the first one, then those whose name contains all words, and then the others. In
  /// each group, shorter names come first, which are those of the packages that others belong to.
  ///
  /// - Parameters:
  ///   - term: the words; all packages match if there are none.
  ///   - isCanceled: returns `true` if the result isn't needed anymore; asked from time to time.
  /// - Returns: the packages, in the order of ``packages`` if there are no words; `nil` if the
  ///   search was canceled.
  /// - Complexity: O(packages), then O(*n* log *n*) in matches.
  public func packages(
    matching term: String, isCanceled: () -> Bool = { false }
  ) -> [Package]? {
    let term = SearchTerm(term)
    guard !term.words.isEmpty else { return packages }
    var matches: [Match] = []
    for (index, package) in packages.enumerated() {
      if index.isMultiple(of: 1024), isCanceled() { return nil }
      guard let rank = term.rank(of: package) else { continue }
      matches.append(Match(rank: rank, length: package.name.utf8.count, index: index))
    }
    matches.sort { $0.precedes($1, in: packages) }
    return matches.map { packages[$0.index] }
  }

  /// The values that determine the position of a package in a result.
  private struct Match {
    let rank: Int
    let length: Int
    let index: Int

    func precedes(_ other: Match, in packages: [Package]) -> Bool {
      if rank != other.rank { return rank < other.rank }
      if length != other.length { return length < other.length }
      let (name, otherName) = (packages[index].name, packages[other.index].name)
      return name == otherName ? index < other.index : name < otherName
    }
  }
}
