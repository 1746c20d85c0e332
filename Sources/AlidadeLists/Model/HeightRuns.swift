/// The heights of some rows, in pixels, in which neighbors of the same height share one entry.
struct HeightRuns: BalancedTreeLeaf {
  /// Neighboring rows of the same height.
  struct Run: Hashable, Sendable {
    var count: Int32
    /// The height of each row, in pixels.
    var height: Int32

    var sum: RowSum { RowSum(rows: Int(count), pixels: Int(count) * Int(height)) }
  }

  private static let capacity = 32

  private(set) var runs: ContiguousArray<Run> = []

  init() {}

  private init(_ runs: ContiguousArray<Run>) { self.runs = runs }

  var sum: RowSum { runs.reduce(into: RowSum()) { $0 += $1.sum } }

  var isHalfFull: Bool { runs.count >= HeightRuns.capacity / 2 }

  /// A Boolean value that is `true` if no run can be added.
  var isFull: Bool { runs.count >= HeightRuns.capacity }

  func slice(_ rows: Range<Int>) -> HeightRuns {
    var slice = HeightRuns()
    var begin = 0
    for run in runs {
      let end = begin + Int(run.count)
      let count = min(end, rows.upperBound) - max(begin, rows.lowerBound)
      if count > 0 { slice.append(Run(count: Int32(count), height: run.height)) }
      begin = end
    }
    return slice
  }

  mutating func append(_ other: HeightRuns) -> HeightRuns? {
    for run in other.runs { append(run) }
    return removeExcess()
  }

  /// Appends a run, however full the leaf is.
  mutating func append(_ run: Run) {
    if let last = runs.last, last.height == run.height,
      let count = HeightRuns.sum(last.count, run.count)
    {
      runs[runs.count - 1].count = count
    } else {
      runs.append(run)
    }
  }

  /// Sets the height of a row, in pixels.
  ///
  /// - Returns: the rows at the end that no longer fit.
  mutating func setHeight(_ height: Int32, of row: Int) -> HeightRuns? {
    var begin = 0
    guard
      let index = runs.firstIndex(where: { run in
        begin += Int(run.count)
        return row < begin
      })
    else { return nil }
    let run = runs[index]
    let before = row - (begin - Int(run.count))
    var changed = HeightRuns(ContiguousArray(runs[..<index]))
    if before > 0 { changed.append(Run(count: Int32(before), height: run.height)) }
    changed.append(Run(count: 1, height: height))
    let after = run.count - Int32(before) - 1
    if after > 0 { changed.append(Run(count: after, height: run.height)) }
    for run in runs[(index + 1)...] { changed.append(run) }
    runs = changed.runs
    return removeExcess()
  }

  /// Removes the second half of the runs if they are too many.
  private mutating func removeExcess() -> HeightRuns? {
    runs.removeExcess(over: HeightRuns.capacity).map(HeightRuns.init)
  }

  private static func sum(_ one: Int32, _ other: Int32) -> Int32? {
    let (sum, isTooLarge) = one.addingReportingOverflow(other)
    return isTooLarge ? nil : sum
  }
}
