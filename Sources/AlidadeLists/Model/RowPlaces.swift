import AlidadeCore

/// The positions of the rows of one content in the next content.
///
/// The search tries the same position, then the position shifted by the change in the number of
/// rows, then a limited neighborhood. A row that moved farther counts as gone, so the time does not
/// depend on the number of rows.
struct RowPlaces {
  private static let reach = 1024

  private var places: [Int: Int] = [:]

  /// Finds rows of `old` in `new`.
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

  /// The position of a row of the old content in the new content; `nil` if it is gone.
  subscript(row: Int) -> Int? { places[row] }

  /// Returns the heights of the rows of the new content.
  ///
  /// Rows that were found keep their height. Every other row takes as its estimate the height of
  /// the old row at the same distance from the nearest found row above it, or from the first found
  /// row.
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
