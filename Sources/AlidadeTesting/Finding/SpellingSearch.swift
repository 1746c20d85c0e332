/// A search for elements whose texts, labels, keys or types are spelled similarly to a text, or
/// share words with it.
@MainActor struct SpellingSearch {
  private let tree: ElementTree

  init(_ tree: ElementTree) {
    self.tree = tree
  }

  /// Returns the elements that are most similar to those that a finder searches for, in order of
  /// similarity.
  func nearMisses(of finder: ElementFinder, in range: Range<Int>) -> [Int] {
    guard let wording = finder.wording, !wording.isEmpty else { return [] }
    var found: [(index: Int, distance: Int)] = []
    for index in range {
      let node = tree.nodes[index]
      let words = [
        node.ownText, node.ownLabel, node.placeholder, node.key?.description, node.component?.name,
      ]
      let distances = words.compactMap { $0 }.compactMap { distance(from: wording, to: $0) }
      if let least = distances.min() { found.append((index, least)) }
    }
    // If the text on a button is similar, the enclosing button isn't listed as well.
    let innermost = found.filter { candidate in
      !found.contains {
        tree.inside(candidate.index).contains($0.index) && $0.distance <= candidate.distance
      }
    }
    return innermost.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(3)
      .map(\.index)
  }

  /// Returns the number of edits that turn one text into another, or a number that increases with
  /// the words that only one of them has, regardless of case; `nil` if they aren't similar.
  private func distance(from text: String, to other: String) -> Int? {
    let (one, two) = (Array(text.lowercased().prefix(80)), Array(other.lowercased().prefix(80)))
    if one == two { return 0 }
    // A short text occurs in too many others by chance.
    if min(one.count, two.count) >= 3,
      other.lowercased().contains(text.lowercased())
        || text.lowercased().contains(other.lowercased())
    {
      return 1
    }
    let edits = SpellingSearch.editDistance(one, two)
    let isSpelledSo = edits <= max(1, max(one.count, two.count) / 3)
    return [isSpelledSo ? edits : nil, wordDistance(from: text, to: other)].compactMap { $0 }.min()
  }

  /// Returns one more than the number of words that only one of two texts has; `nil` unless they
  /// share at least half of the words of the shorter text.
  private func wordDistance(from text: String, to other: String) -> Int? {
    let (one, two) = (words(in: text), words(in: other))
    let shared = one.intersection(two).count
    guard shared > 0, 2 * shared >= min(one.count, two.count) else { return nil }
    return 1 + one.symmetricDifference(two).count
  }

  /// Returns the words of a text that are long enough to be meaningful.
  private func words(in text: String) -> Set<String> {
    let words = text.lowercased().prefix(400).split { !$0.isLetter && !$0.isNumber }
    return Set(words.filter { $0.count >= 3 }.map(String.init))
  }

  /// Returns the number of characters to insert, remove, replace or swap with the next one to turn
  /// one text into the other.
  ///
  /// - Complexity: O(`one` · `two`).
  static func editDistance(_ one: [Character], _ two: [Character]) -> Int {
    var rows = [[Int]](repeating: [], count: one.count + 1)
    rows[0] = Array(0...two.count)
    for i in 1..<(one.count + 1) {
      var row = [i]
      for j in 1..<(two.count + 1) {
        let replaced = rows[i - 1][j - 1] + (one[i - 1] == two[j - 1] ? 0 : 1)
        var least = min(replaced, min(rows[i - 1][j], row[j - 1]) + 1)
        if i > 1, j > 1, one[i - 1] == two[j - 2], one[i - 2] == two[j - 1] {
          least = min(least, rows[i - 2][j - 2] + 1)
        }
        row.append(least)
      }
      rows[i] = row
    }
    return rows[one.count][two.count]
  }
}
