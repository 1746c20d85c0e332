extension PackageDatabase {
  /// Returns the packages that match a term, the best first.
  ///
  /// A package matches if its name or its summary contains each word of the term, regardless of
  /// case. Packages whose name is the term come first, then those whose name begins with it, then
  /// those whose name contains all words, and then the others. Each group is in the order of
  /// ``packages``.
  ///
  /// - Parameters:
  ///   - term: the words; all packages match if there are none.
  ///   - isCanceled: returns `true` if the result isn't needed anymore; asked from time to time.
  /// - Returns: the packages; `nil` if the search was canceled.
  /// - Complexity: O(packages).
  public func packages(
    matching term: String, isCanceled: () -> Bool = { false }
  ) -> [Package]? {
    let words = term.lowercased().split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
    guard !words.isEmpty else { return packages }
    let name = Array(words.joined(separator: [UInt8(ascii: " ")]))
    var groups: [[Package]] = [[], [], [], []]
    for (index, package) in packages.enumerated() {
      if index.isMultiple(of: 1024), isCanceled() { return nil }
      if let rank = package.rank(for: words, name: name) { groups[rank].append(package) }
    }
    return Array(groups.joined())
  }
}

extension Package {
  /// Returns `true` if a search for a term finds the package.
  public func matches(_ term: String) -> Bool {
    let words = term.lowercased().split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
    return rank(for: words, name: Array(words.joined(separator: [UInt8(ascii: " ")]))) != nil
  }

  /// Returns how well the package matches, from zero for best; `nil` if it doesn't.
  ///
  /// - Parameters:
  ///   - words: the words, in lowercase.
  ///   - requested: the words with spaces between them.
  fileprivate func rank(for words: [[UInt8]], name requested: [UInt8]) -> Int? {
    if let place = name.offset(of: requested) {
      if name.utf8.count == requested.count { return 0 }
      if place == 0 { return 1 }
    }
    var rank = 2
    for word in words where name.offset(of: word) == nil {
      guard summary.offset(of: word) != nil else { return nil }
      rank = 3
    }
    return rank
  }
}

extension String {
  /// Returns the offset of a word in lowercase, regardless of the case of ASCII letters; `nil` if
  /// the text doesn't contain it.
  fileprivate func offset(of word: [UInt8]) -> Int? {
    utf8.withContiguousStorageIfAvailable { text in
      guard text.count >= word.count else { return nil }
      return (0...(text.count - word.count)).first { start in
        word.indices.allSatisfy { ASCII.lowercased(text[start + $0]) == word[$0] }
      }
    } ?? nil
  }
}
