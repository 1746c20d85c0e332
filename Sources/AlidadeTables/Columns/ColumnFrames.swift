/// The positions and widths of the columns of a table in a row, in points from the row's start.
struct ColumnFrames: Hashable, Sendable {
  private(set) var starts: [Double] = []
  private(set) var widths: [Double]

  /// The width of all columns.
  var total: Double { widths.reduce(0, +) }

  /// Divides a width among columns.
  ///
  /// The space beyond the narrowest widths is divided in the ratio of the shares, as in a flex
  /// container (CSS Flexible Box Layout, section 9.7). If even the narrowest widths don't fit, the
  /// columns are wider than the space.
  ///
  /// - Complexity: O(columns²) at worst, if each column reaches its widest width by itself.
  init(_ columns: [TableColumnWidth], in available: Double) {
    widths = columns.map(\.lowerBound)
    var growing = columns.indices.filter { columns[$0].share > 0 }
    while !growing.isEmpty {
      let fixed = columns.indices.reduce(0) { $0 + widths[$1] }
      let space = available - fixed
      let shares = growing.reduce(0) { $0 + columns[$1].share }
      guard space > 0, space.isFinite else { break }
      let full = growing.filter {
        widths[$0] + space * columns[$0].share / shares >= columns[$0].upperBound
      }
      for column in full.isEmpty ? growing : full {
        widths[column] =
          full.isEmpty
          ? widths[column] + space * columns[column].share / shares : columns[column].upperBound
      }
      if full.isEmpty { break }
      growing.removeAll { full.contains($0) }
    }
    starts = ColumnFrames.starts(of: widths)
  }

  /// Creates the frames of columns with known widths.
  init(_ widths: [Double]) {
    self.widths = widths
    starts = ColumnFrames.starts(of: widths)
  }

  private static func starts(of widths: [Double]) -> [Double] {
    var start = 0.0
    return widths.map { width in
      defer { start += width }
      return start
    }
  }

  /// Returns the column at a distance from the start; the nearest column if the distance is outside
  /// all columns.
  func column(at distance: Double) -> Int? {
    guard let last = widths.indices.last else { return nil }
    return widths.indices.first { distance < starts[$0] + widths[$0] } ?? last
  }

  /// Returns the new position of a column among the others when it is dragged by a distance.
  ///
  /// It changes places with a neighbor as soon as its center is beyond that of the neighbor.
  func destination(of column: Int, draggedBy distance: Double) -> Int {
    let middle = starts[column] + widths[column] / 2 + distance
    return widths.indices.count { $0 != column && starts[$0] + widths[$0] / 2 < middle }
  }
}
