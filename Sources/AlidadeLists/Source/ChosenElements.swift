import AlidadeDiffing

/// The elements of a data source that have rows, in the order of the rows.
struct ChosenElements: Sendable {
  /// The elements that satisfy the condition.
  let kept: KeptElements
  /// A Boolean value that is `false` if all elements are kept.
  private let isFiltered: Bool
  /// All elements in row order; `nil` for the order of the source.
  let sorted: SortedOffsets?
  /// The elements that are kept, in row order; `nil` for the order of the source.
  private let rows: SortedOffsets?

  /// Chooses all elements, in source order.
  init(all count: Int) { self.init(KeptElements(all: count), isFiltered: false, sorted: nil) }

  /// Chooses the elements that satisfy a condition.
  ///
  /// - Parameters:
  ///   - kept: the elements that satisfy the condition.
  ///   - isFiltered: `false` if these are all elements.
  ///   - sorted: all elements in row order; `nil` for the order of the source.
  init(_ kept: KeptElements, isFiltered: Bool, sorted: SortedOffsets?) {
    self.kept = kept
    self.isFiltered = isFiltered
    self.sorted = sorted
    rows = isFiltered ? sorted.map { $0.filtered(by: kept) } : sorted
  }

  /// The number of rows.
  var count: Int { rows?.count ?? kept.count }

  /// Returns the offset of the element in a row, which must be in range.
  func offset(ofRow row: Int) -> Int {
    if let rows { return rows[row] }
    return isFiltered ? kept.offset(ofRow: row) : row
  }

  /// Returns the row of the element at an offset; `nil` if the element has no row.
  ///
  /// - Complexity: O(log elements); O(rows) in an order other than that of the source.
  func row(ofOffset offset: Int) -> Int? {
    if let rows { return rows.position(of: offset) }
    return isFiltered ? kept.row(ofOffset: offset) : offset
  }

  /// Returns the rows of elements, in ascending order.
  ///
  /// - Parameter offsets: the offsets of the elements.
  /// - Complexity: O(ranges log elements); O(elements) in an order other than that of the source.
  func rows(of offsets: [Range<Int>]) -> [Range<Int>] {
    guard let rows else { return offsets.compactMap(kept.rows) }
    if offsets.isEmpty { return [] }
    let positions = rows.positions(of: kept.elementCount)
    return offsets.joined().compactMap { positions[$0] < 0 ? nil : Int(positions[$0]) }
      .sorted().map { $0..<($0 + 1) }
  }

  // MARK: - Changes

  /// Returns the changes of the rows after changes of the elements.
  ///
  /// - Parameters:
  ///   - previous: the elements that had rows before.
  ///   - changes: the changes of all elements.
  ///   - isSameChoice: `true` if the condition and the order are the same.
  func changes(
    from previous: ChosenElements, after changes: RowChanges, isSameChoice: Bool
  ) -> RowChanges {
    if rows != nil || previous.rows != nil { return sortedChanges(from: previous, after: changes) }
    let simple = isSameChoice ? kept.changes(from: previous.kept, after: changes) : nil
    return simple ?? kept.allChanges(from: previous.kept, after: changes)
  }

  /// Returns the changes of rows that are, or were, in an order other than that of the source.
  ///
  /// - Complexity: O(elements).
  private func sortedChanges(
    from previous: ChosenElements, after changes: RowChanges
  ) -> RowChanges {
    let newOffsets = SortedOffsets.newOffsets(changes.map)
    let positions = positions(of: changes.map.newCount)
    var pieces: [(old: Range<Int>, newStart: Int)] = []
    var piece: (old: Range<Int>, newStart: Int)?
    previous.forEachOffset { row, offset in
      let new = newOffsets[offset]
      guard new >= 0, positions[Int(new)] >= 0 else { return }
      let place = Int(positions[Int(new)])
      if let known = piece, known.old.upperBound == row,
        known.newStart + known.old.count == place
      {
        piece = (known.old.lowerBound..<(row + 1), known.newStart)
      } else {
        if let known = piece { pieces.append(known) }
        piece = (row..<(row + 1), place)
      }
    }
    if let piece { pieces.append(piece) }
    let updated = changes.updated.map { updated in
      Set(updated.compactMap { positions[$0] < 0 ? nil : Int(positions[$0]) })
    }
    return RowChanges(
      OffsetMap(oldCount: previous.count, newCount: count, pieces: pieces), updated: updated)
  }

  private func positions(of count: Int) -> ContiguousArray<Int32> {
    if let rows { return rows.positions(of: count) }
    var positions = ContiguousArray<Int32>(repeating: -1, count: count)
    forEachOffset { row, offset in positions[offset] = Int32(row) }
    return positions
  }

  /// Calls a closure with each row and the offset of its element.
  private func forEachOffset(_ body: (_ row: Int, _ offset: Int) -> Void) {
    if let rows {
      for row in 0..<rows.count { body(row, rows[row]) }
      return
    }
    var row = 0
    kept.forEachKept { offsets in
      for offset in offsets {
        body(row, offset)
        row += 1
      }
    }
  }
}
