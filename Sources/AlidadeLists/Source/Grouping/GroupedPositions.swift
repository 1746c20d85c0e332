import AlidadeDiffing

/// The positions of elements that are divided into sections, and their rows.
///
/// Sections are in the order of their first elements, each with a header and, in some lists, a
/// footer. Neighbors that belong to the same section take the memory of one.
struct GroupedPositions<Section: Hashable & Sendable>: Sendable {
  /// Neighbors that belong to the same section.
  struct Run: Sendable {
    /// The position of the first element.
    let start: Int
    let count: Int
    let section: Int
    /// The row of the first element.
    let row: Int

    var positions: Range<Int> { start..<(start + count) }
    var rows: Range<Int> { row..<(row + count) }
  }

  /// The sections, in the order of their first elements.
  let sections: [Section]
  /// The rows of the sections.
  let bounds: RowSections
  /// The numbers of the sections.
  private let numbers: [Section: Int]
  /// The runs, in the order of their positions.
  let runs: [Run]
  /// The indices of the runs, in the order of their rows; empty if that is the order of the runs.
  private let runsByRow: [Int]
  let hasFooters: Bool

  /// Creates the rows of elements that follow one another.
  ///
  /// - Parameters:
  ///   - neighbors: the section of neighbors, and their number, which isn't zero.
  ///   - hasFooters: `true` if sections have footers.
  init(_ neighbors: [(section: Section, count: Int)], hasFooters: Bool) {
    var (sections, numbers): ([Section], [Section: Int]) = ([], [:])
    var counts: [Int] = []
    let runNumbers = neighbors.map { neighbor in
      let number = numbers[neighbor.section] ?? sections.count
      if number == sections.count {
        numbers[neighbor.section] = number
        sections.append(neighbor.section)
        counts.append(0)
      }
      counts[number] += neighbor.count
      return number
    }
    let bounds = RowSections(elementCounts: counts, hasFooters: hasFooters)
    var nextRows = sections.indices.map { bounds.elements(of: $0).lowerBound }
    var start = 0
    let runs = zip(neighbors, runNumbers).map { neighbor, number in
      defer {
        start += neighbor.count
        nextRows[number] += neighbor.count
      }
      return Run(start: start, count: neighbor.count, section: number, row: nextRows[number])
    }
    // A section that is in one piece comes where its elements are.
    let isOrdered = runs.count == sections.count
    runsByRow = isOrdered ? [] : runs.indices.sorted { runs[$0].row < runs[$1].row }
    (self.sections, self.numbers, self.bounds) = (sections, numbers, bounds)
    (self.runs, self.hasFooters) = (runs, hasFooters)
  }

  // MARK: - Rows and positions

  /// The number of elements.
  var elementCount: Int { runs.last?.positions.upperBound ?? 0 }

  /// Returns the number of a section; `nil` if it has no elements.
  func number(of section: Section) -> Int? { numbers[section] }

  /// Returns the position of the element in a row; `nil` for a header or a footer.
  ///
  /// - Complexity: O(log runs).
  func position(ofRow row: Int) -> Int? {
    guard bounds.position(of: row) != nil else { return nil }
    let run =
      if runsByRow.isEmpty {
        runs[runs.partitioningIndex { $0.rows.upperBound > row }]
      } else {
        runs[runsByRow[runsByRow.partitioningIndex { runs[$0].rows.upperBound > row }]]
      }
    return run.start + row - run.row
  }

  /// Returns the row of the element at a position, which must be in range.
  ///
  /// - Complexity: O(log runs).
  func row(ofPosition position: Int) -> Int {
    let run = runs[index(ofRunWith: position)]
    return run.row + position - run.start
  }

  /// Returns the rows of elements, in the order of the elements.
  func rows(of positions: Range<Int>) -> [Range<Int>] {
    if positions.isEmpty { return [] }
    return runs[index(ofRunWith: positions.lowerBound)...]
      .prefix { $0.start < positions.upperBound }
      .map { run in
        let part = run.positions.clamped(to: positions)
        let row = run.row + part.lowerBound - run.start
        return row..<(row + part.count)
      }
  }

  private func index(ofRunWith position: Int) -> Int {
    runs.partitioningIndex { $0.positions.upperBound > position }
  }

  /// Returns the row of the header of a section, and that of its footer, if it has one.
  func edges(of number: Int) -> [Int] {
    let rows = bounds.rows(of: number)
    return hasFooters ? [rows.lowerBound, rows.upperBound - 1] : [rows.lowerBound]
  }
}
