import AlidadeLayout

/// The columns of a list with a width.
struct RowColumns: Equatable, Sendable {
  let count: Int
  /// The width of each column, in points.
  let width: Double
  /// The space between columns, in points.
  let spacing: Double
  /// The width of the list, in points.
  let listWidth: Double

  /// Creates one column as wide as the list.
  init(listWidth: Double) {
    self.init(count: 1, width: listWidth, spacing: 0, listWidth: listWidth)
  }

  init(count: Int, width: Double, spacing: Double, listWidth: Double) {
    self.count = count
    self.width = width
    self.spacing = spacing
    self.listWidth = listWidth
  }

  /// Returns the width of a row, in points; headers and footers are as wide as the list.
  func width(of row: Int, in content: ListContent) -> Double {
    count == 1 || content.position(of: row) == nil ? listWidth : width
  }

  /// Returns the distance of a column from the left edge of the list, in points.
  func left(of column: Int, _ direction: LayoutDirection) -> Double {
    let start = start(of: column)
    return direction == .rightToLeft ? listWidth - start - width : start
  }

  /// Returns the distance of a column from the edge at which lines of text begin, in points.
  func start(of column: Int) -> Double { Double(column) * (width + spacing) }

  /// Returns the columns that are at least partly between two distances from the left edge, in
  /// points.
  ///
  /// - Parameters:
  ///   - left: the smaller distance.
  ///   - right: the larger distance.
  ///   - direction: the direction of the rows' layout.
  func touched(
    from left: Double, to right: Double, _ direction: LayoutDirection
  ) -> Range<Int> {
    let touched = (0..<count).filter {
      let start = self.left(of: $0, direction)
      return start < right && start + width > left
    }
    guard let first = touched.first, let last = touched.last else { return 0..<0 }
    return first..<last + 1
  }
}
