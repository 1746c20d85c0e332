/// The user's changes to the widths, the order and the visibility of a table's columns.
///
/// It can be encoded and restored later. Ids of columns that the table doesn't have are ignored,
/// but kept in case the table gets such columns.
public struct TableLayout: Hashable, Sendable, Codable {
  /// The widths that the user has set, in points, by the ids of the columns; a width outside the
  /// bounds of its column counts as the nearest bound.
  public var widths: [String: Double]
  /// The ids of the columns in the order that the user gave them; the other columns follow in the
  /// order of the table.
  public var order: [String]
  /// The ids of the columns that aren't shown.
  public var hiddenColumns: Set<String>

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - widths: the widths that the user has set, in points.
  ///   - order: the ids of the columns in the user's order.
  ///   - hiddenColumns: the ids of the columns that aren't shown.
  public init(
    widths: [String: Double] = [:], order: [String] = [], hiddenColumns: Set<String> = []
  ) {
    self.widths = widths
    self.order = order
    self.hiddenColumns = hiddenColumns
  }

  /// Returns the columns to show, in order.
  func visible<Element>(_ columns: [TableColumn<Element>]) -> [TableColumn<Element>] {
    let ranks = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
    let known = columns.filter { ranks[$0.id] != nil }
      .sorted { ranks[$0.id, default: 0] < ranks[$1.id, default: 0] }
    return (known + columns.filter { ranks[$0.id] == nil })
      .filter { !hiddenColumns.contains($0.id) }
  }

  /// Returns the width of a column, within the bounds that the column has.
  func width<Element>(of column: TableColumn<Element>) -> TableColumnWidth {
    widths[column.id].map(column.width.resized) ?? column.width
  }

  /// Sets the width of a visible column, so that its end moves and its start stays.
  ///
  /// Flexible columns before it whose widths would otherwise change, too, keep their current
  /// widths. The columns after it share the rest of the space.
  ///
  /// - Parameters:
  ///   - position: the position of the column among the visible ones.
  ///   - width: the width, in points; limited by the bounds of the column.
  ///   - columns: the visible columns, with their widths so far.
  ///   - available: the width that the columns divide among themselves, in points.
  mutating func resize(
    _ position: Int, to width: Double, of columns: [ShownColumn], in available: Double
  ) {
    var changed = columns.map(\.width)
    let frames = ColumnFrames(changed, in: available)
    var fixed = [(position, columns[position].width.limits.clamp(width))]
    // Each column that is fixed changes the space that the others divide.
    while !fixed.isEmpty {
      for (column, width) in fixed {
        widths[columns[column].id] = width
        changed[column] = changed[column].resized(to: width)
      }
      let new = ColumnFrames(changed, in: available)
      fixed = (0..<position).filter { abs(new.widths[$0] - frames.widths[$0]) > 0.01 }
        .map { ($0, frames.widths[$0]) }
    }
  }

  /// Moves a visible column to another position among the visible ones.
  ///
  /// - Parameters:
  ///   - id: the id of the column.
  ///   - position: the position.
  ///   - columns: the ids of all columns, in the order of the table.
  mutating func move(_ id: String, to position: Int, in columns: [String]) {
    var known = Set<String>()
    let ordered = (order + columns).filter { known.insert($0).inserted }
    let visible = Set(columns).subtracting(hiddenColumns)
    var moved = ordered.filter { $0 != id && visible.contains($0) }
    moved.insert(id, at: min(max(0, position), moved.count))
    // Columns that aren't shown stay after the column that they followed.
    for other in ordered where !moved.contains(other) {
      let previous = ordered.prefix { $0 != other }.last
      let place = previous.flatMap(moved.firstIndex).map { $0 + 1 } ?? 0
      moved.insert(other, at: place)
    }
    order = moved
  }
}
