import Foundation

/// The words of a search, in the form in which they are compared with the texts of packages.
struct SearchTerm {
  /// The words; none is empty.
  let words: [[UInt8]]

  /// The words with spaces between them.
  private let phrase: [UInt8]

  /// Creates the words of a text that the user has typed.
  init(_ text: String) {
    words = text.folded.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
    phrase = Array(words.joined(separator: [ASCII.space]))
  }

  /// Returns how well a package matches, from zero for best; `nil` if it doesn't.
  func rank(of package: Package) -> Int? {
    let name = package.name
    if let place = name.offset(of: phrase) {
      if name.utf8.count == phrase.count { return 0 }
      if place == 0 { return 1 }
    }
    var areInName = true
    for word in words where name.offset(of: word) == nil {
      guard package.summary.offset(of: word) != nil else { return nil }
      areInName = false
    }
    guard areInName, let first = words.first else { return 4 }
    return name.offset(of: first) == 0 ? 2 : 3
  }
}

extension String {
  /// The text in the form in which it is searched: in lowercase, with letters that are composed.
  fileprivate var folded: String { lowercased().precomposedStringWithCanonicalMapping }

  /// Returns the offset of a folded word in the folded text; `nil` if the text doesn't contain it.
  fileprivate func offset(of word: [UInt8]) -> Int? {
    utf8.withContiguousStorageIfAvailable { text -> Int? in
      // Folding allocates memory, which is too slow for each of sixty thousand texts.
      if text.allSatisfy({ $0 < 0x80 }) { return text.offset(of: word) }
      return Array(folded.utf8).withUnsafeBufferPointer { $0.offset(of: word) }
    } ?? nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of a word in lowercase, regardless of the case of ASCII letters; `nil` if
  /// the bytes don't contain it.
  fileprivate func offset(of word: [UInt8]) -> Int? {
    guard count >= word.count else { return nil }
    return (0...(count - word.count)).first { start in
      word.indices.allSatisfy { ASCII.lowercased(self[start + $0]) == word[$0] }
    }
  }
}
