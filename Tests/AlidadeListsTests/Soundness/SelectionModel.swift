/// What a simple list knows of the user's selection: the rows, which ones are selected, and where
/// keys and ranges go on from.
struct SelectionModel {
  var ids: [Int]
  var selected: Set<Int> = []
  /// The row that keys go on from; `nil` before the first click or key.
  var cursor: Int?
  /// The row that ranges begin at.
  var anchor: Int?

  /// Selects a row, as a click or a key with modifiers does.
  mutating func select(_ id: Int, isRange: Bool = false, toggles: Bool = false) {
    let start = cursor ?? ids.first(where: selected.contains)
    cursor = id
    guard isRange else {
      anchor = id
      if toggles { selected.formSymmetricDifference([id]) } else { selected = [id] }
      return
    }
    let from = anchor ?? start ?? id
    anchor = from
    guard let one = ids.firstIndex(of: from), let other = ids.firstIndex(of: id) else { return }
    let range = Set(ids[min(one, other)...max(one, other)])
    if !toggles {
      selected = range
    } else if selected.contains(from) {
      selected.formUnion(range)
    } else {
      selected.subtract(range)
    }
  }

  /// Moves the cursor by a number of rows, which ends at the ends of the list.
  mutating func step(by distance: Int, from first: Int, isRange: Bool, toggles: Bool) {
    guard !ids.isEmpty else { return }
    let place = cursor.flatMap(ids.firstIndex).map { $0 + distance } ?? first
    let id = ids[min(max(0, place), ids.count - 1)]
    if toggles, !isRange {
      // With Control alone, only the cursor moves.
      cursor = id
    } else {
      select(id, isRange: isRange, toggles: toggles)
    }
  }

  /// The rows that move together with a row.
  func moving(_ id: Int) -> [Int] {
    selected.contains(id) ? ids.filter(selected.contains) : [id]
  }

  /// Moves the rows of the cursor by one place.
  mutating func moveByKey(isBackward: Bool) {
    guard let cursor else { return }
    let rows = moving(cursor)
    guard let edge = isBackward ? rows.first : rows.last, let place = ids.firstIndex(of: edge),
      ids.indices.contains(place + (isBackward ? -1 : 1))
    else { return }
    let neighbor = ids[place + (isBackward ? -1 : 1)]
    ids.removeAll(where: rows.contains)
    guard let goal = ids.firstIndex(of: neighbor) else { return }
    ids.insert(contentsOf: rows, at: isBackward ? goal : goal + 1)
  }

  /// Moves rows to the place above a row, or to the end.
  mutating func drop(_ id: Int, above place: Int) {
    let rows = moving(id)
    let next = ids[min(place, ids.count)...].first { !rows.contains($0) }
    ids.removeAll(where: rows.contains)
    ids.insert(contentsOf: rows, at: next.flatMap(ids.firstIndex) ?? ids.count)
  }

  /// Replaces the rows; the cursor goes to the nearest row that is left if its own is gone, and a
  /// range begins anew.
  mutating func show(_ newer: [Int]) { show(newer, rows: ids, newRows: newer) }

  /// Replaces the rows of a list with headers.
  ///
  /// - Parameters:
  ///   - newer: the new elements.
  ///   - rows: the former rows, of which headers are negative.
  ///   - newRows: the new rows.
  mutating func show(_ newer: [Int], rows: [Int], newRows: [Int]) {
    let left = Set(newRows)
    if let row = cursor, !left.contains(row), let place = rows.firstIndex(of: row) {
      let distances = 1..<max(2, rows.count + 1)
      let nearest = distances.lazy.compactMap { distance in
        [place + distance, place - distance].first {
          rows.indices.contains($0) && left.contains(rows[$0])
        }
      }.first.flatMap { newRows.firstIndex(of: rows[$0]) }
      // A header can't be selected.
      cursor = nearest.flatMap { nearest in
        newRows[nearest...].first { $0 >= 0 } ?? newRows[...nearest].last { $0 >= 0 }
      }
    }
    if let row = anchor, !left.contains(row) { anchor = nil }
    ids = newer
  }
}
