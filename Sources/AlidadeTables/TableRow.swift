import AlidadeCore
import AlidadeLayout

/// A row of a table: cells side by side, as wide as their columns, and centered vertically.
struct TableRow: LayoutComponent, Equatable {
  let columns: [ShownColumn]
  /// The cells in the order of the columns.
  let children: [AnyComponent]

  /// The space around the content of a cell, in points.
  static let padding = EdgeInsets(horizontal: 8, vertical: 4)
  /// The smallest height of a row, in points.
  static let minimumHeight = 28.0

  // A cell that resolves to no component still takes up its column.
  var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let frames = ColumnFrames(columns.map(\.width), in: range.max.width)
    let padding = TableRow.padding
    let cells = zip(children, frames.widths).map { cell, width in
      cell.layout(
        in: SizeRange(
          max: Size(width: max(0, width - padding.start - padding.end), height: .infinity)))
    }
    let tallest = cells.reduce(0) { max($0, $1.size.height) } + padding.top + padding.bottom
    let size = range.clamp(
      Size(width: frames.total, height: max(TableRow.minimumHeight, tallest)))
    let placements = cells.indices.map { index in
      let space = frames.widths[index] - padding.start - padding.end
      let indent = columns[index].alignment.offset(of: cells[index].size.width, in: space)
      return ComponentLayout.Placement(
        cells[index],
        at: Point(
          x: frames.starts[index] + padding.start + indent,
          y: (size.height - cells[index].size.height) / 2))
    }
    return ComponentLayout(size: size, placements: placements).mirrored(for: context.direction)
  }
}
