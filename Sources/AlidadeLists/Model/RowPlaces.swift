import AlidadeCore

/// Where rows of one content are in the next one.
///
/// Rows are looked for where they were, where they would be if rows were added or removed above
/// them, and then within a distance; a row that went farther counts as gone. So the time this takes
/// does not depend on the number of rows.
struct RowPlaces {
  private static let reach = 1024

  private var places: [Int: Int] = [:]

  /// Looks for rows of `old` in `new`.
  init(of rows: [Int], in old: ListContent, to new: ListContent) {
    var missing: [ComponentKey: Int] = [:]
    for row in rows where row < old.count { missing[old.key(of: row)] = row }
    for shift in Set([0, new.count - old.count]) {
      for (key, row) in missing where (0..<new.count).contains(row + shift) {
        if new.key(of: row + shift) != key { continue }
        places[row] = row + shift
        missing[key] = nil
      }
    }
    if missing.isEmpty { return }
    let middle = missing.values.sorted()[missing.count / 2]
    let length = 2 * RowPlaces.reach
    let first = max(0, min(middle - RowPlaces.reach, new.count - length))
    for place in first..<min(new.count, first + length) {
      guard let row = missing.removeValue(forKey: new.key(of: place)) else { continue }
      places[row] = place
      if missing.isEmpty { return }
    }
  }

  /// Where a row of the old content is now; `nil` if it is gone.
  subscript(row: Int) -> Int? { places[row] }

  /// The heights of the rows of the new content.
  ///
  /// Rows that were looked for keep theirs. The others keep, as an estimate, the height of the row
  /// that was as far below the nearest row that was found, or above the first one.
  func extents(from old: RowExtents, count: Int, estimate: Double) -> RowExtents {
    let found = places.sorted { $0.value < $1.value }
    guard let first = found.first else {
      return RowExtents(count: count, grid: old.grid) { _ in estimate }
    }
    var nearest = first
    var following = 1
    var heights = [Double](repeating: estimate, count: count)
    for row in 0..<count {
      if following < found.count, found[following].value == row {
        nearest = found[following]
        following += 1
      }
      let before = row - nearest.value + nearest.key
      if (0..<old.count).contains(before) { heights[row] = old.height(of: before) }
    }
    return RowExtents(count: count, grid: old.grid) { heights[$0] }
  }
}
