#if GTK
/// A search for names that may have been intended.
enum NearNames {
  /// Returns up to `limit` names that are similar to `name`, most similar first.
  ///
  /// - Complexity: O(names × length²).
  static func nearest(to name: String, among names: [String], limit: Int = 4) -> [String] {
    let wanted = Array(name.utf8)
    let tolerance = max(2, wanted.count / 3)
    var found: [(distance: Int, name: String)] = []
    for candidate in names {
      let letters = Array(candidate.utf8)
      let distance = distance(wanted, letters)
      if distance <= tolerance || isPart(wanted, of: letters) || isPart(letters, of: wanted) {
        found.append((distance, candidate))
      }
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return found.prefix(limit).map(\.name)
  }

  /// Returns `true` if a name contains another one.
  private static func isPart(_ part: [UInt8], of name: [UInt8]) -> Bool {
    (0...name.count).contains { name[$0...].starts(with: part) }
  }

  /// Returns the number of letters that must be inserted, removed or replaced to turn one name into
  /// the other.
  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let replaced = diagonal + (letter == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
#endif
