import AlidadeDiffing

extension GroupedPositions {
  /// Returns the positions after changes of the elements; `nil` if any element may belong to
  /// another section.
  ///
  /// - Parameters:
  ///   - changes: the changes of the elements.
  ///   - progress: the progress; if it is canceled, the result is obsolete.
  ///   - section: returns the section of the element at a new position; called only for elements
  ///     that were added or updated.
  /// - Complexity: O(runs + changes).
  func following(
    _ changes: RowChanges, _ progress: ComparisonProgress = ComparisonProgress(),
    section: (Int) -> Section
  ) -> GroupedPositions? {
    if changes.updated == nil { return nil }
    var builder = GroupedPositionsBuilder<Section>()
    changes.forEachPart(progress, evaluate: { builder.append(section($0)) }) { old in
      for (number, count) in sectionCounts(in: old) {
        builder.append(sections[number], count: count)
      }
    }
    return builder.finish(hasFooters: hasFooters)
  }

  private func sectionCounts(in positions: Range<Int>) -> [(number: Int, count: Int)] {
    var first = runs.partitioningIndex { $0.positions.upperBound > positions.lowerBound }
    var counts: [(number: Int, count: Int)] = []
    while first < runs.count, runs[first].start < positions.upperBound {
      counts.append((runs[first].section, runs[first].positions.clamped(to: positions).count))
      first += 1
    }
    return counts
  }

  /// Returns the changes of the rows, including headers and footers.
  ///
  /// - Parameters:
  ///   - previous: the rows before.
  ///   - changes: the changes of the elements.
  /// - Complexity: O(n log n) in the number of runs and changes.
  func changes(from previous: GroupedPositions, after changes: RowChanges) -> RowChanges {
    var pieces: [(old: Range<Int>, newStart: Int)] = []
    for run in changes.map.runs {
      GroupedPositions.join(previous.rows(of: run.old), rows(of: run.new), into: &pieces)
    }
    for (number, section) in sections.enumerated() {
      guard let old = previous.number(of: section) else { continue }
      for (row, newRow) in zip(previous.edges(of: old), edges(of: number)) {
        pieces.append((row..<(row + 1), newRow))
      }
    }
    let map = OffsetMap(
      oldCount: previous.bounds.rowCount, newCount: bounds.rowCount, pieces: pieces)
    return RowChanges(
      map, updated: changes.updated.map { updatedRows($0, map, from: previous) },
      added: changes.added.map { $0.flatMap(rows).sorted { $0.lowerBound < $1.lowerBound } })
  }

  /// Adds the pieces of both lists of ranges, which have the same number of rows.
  private static func join(
    _ old: [Range<Int>], _ new: [Range<Int>],
    into pieces: inout [(old: Range<Int>, newStart: Int)]
  ) {
    var (rest, newRest) = (old[...], new[...])
    while let one = rest.first, let other = newRest.first {
      let count = min(one.count, other.count)
      pieces.append((one.prefix(count), other.lowerBound))
      rest[rest.startIndex] = one.dropFirst(count)
      newRest[newRest.startIndex] = other.dropFirst(count)
      rest = rest.drop(while: \.isEmpty)
      newRest = newRest.drop(while: \.isEmpty)
    }
  }

  /// Returns the rows of updated elements, and the headers and footers of sections that don't have
  /// the same elements as before.
  private func updatedRows(
    _ positions: Set<Int>, _ map: OffsetMap, from previous: GroupedPositions
  ) -> Set<Int> {
    var updated = Set(positions.map(row))
    let changed = Set(updated.compactMap { bounds.section(of: $0) })
    let runs = map.runsByNewOffset
    var run = 0
    for number in sections.indices {
      let rows = bounds.rows(of: number)
      while run < runs.count, runs[run].new.upperBound <= rows.lowerBound { run += 1 }
      // If the header and the footer stay with all that is between them, nothing has changed.
      let stays =
        run < runs.count && runs[run].new.contains(rows)
        && previous.number(of: sections[number]).map { previous.bounds.rows(of: $0).count }
          == rows.count
      if !stays || changed.contains(number) { updated.formUnion(edges(of: number)) }
    }
    return updated
  }
}
