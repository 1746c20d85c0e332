import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A row of a table: cells side by side, as wide as their columns, and centered vertically.
///
/// A cell that extends beyond its column is clipped, so that it neither covers the next cell nor
/// takes its clicks.
///
/// Without a limit of its width, cells are as wide as their content, which is how columns find the
/// widths that fit.
struct TableRow: LayoutComponent, Equatable {
  let columns: [ShownColumn]
  /// The empty space after the columns, in points.
  let trailingSpace: Double
  /// The cells in the order of the columns; each has the identity of its column, and keeps its
  /// state when columns are moved, hidden or shown.
  let children: [AnyComponent]

  /// - Parameters:
  ///   - columns: the columns.
  ///   - trailingSpace: the empty space after the columns, in points.
  ///   - makeCell: returns the cell of the column at a position.
  init(
    columns: [ShownColumn], trailingSpace: Double, makeCell: (_ position: Int) -> AnyComponent
  ) {
    self.columns = columns
    self.trailingSpace = trailingSpace
    children = columns.indices.map { position in
      var cell = makeCell(position)
      let column = columns[position].key
      cell.key = cell.key.map { ComponentKey(OwnKey(column: column, key: $0)) } ?? column
      return cell
    }
  }

  /// The key of a cell that the application has given a key.
  private struct OwnKey: Hashable, Sendable {
    let column: ComponentKey
    let key: ComponentKey
  }

  /// The space around the content of a cell, in points.
  static let padding = EdgeInsets(horizontal: 8, vertical: 4)
  /// The smallest height of a row, in points.
  static let minimumHeight = 28.0

  // A cell that resolves to no component still takes up its column.
  var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let padding = TableRow.padding
    let frames: ColumnFrames
    let cells: [Layout]
    if range.max.width.isFinite {
      frames = ColumnFrames(columns.map(\.width), in: range.max.width - trailingSpace)
      cells = zip(children, frames.widths).map { cell, width in
        cell.layout(
          in: SizeRange(
            max: Size(width: max(0, width - padding.start - padding.end), height: .infinity)))
      }
    } else {
      cells = children.map { $0.layout(in: .unbounded) }
      frames = ColumnFrames(cells.map { $0.size.width + padding.start + padding.end })
    }
    let tallest = cells.reduce(0) { max($0, $1.size.height) } + padding.top + padding.bottom
    let size = range.clamp(
      Size(
        width: frames.total + trailingSpace, height: max(TableRow.minimumHeight, tallest)))
    let isMirrored = context.direction == .rightToLeft
    let placements = cells.indices.map { index in
      let cell = cells[index].size
      let space = frames.widths[index] - padding.start - padding.end
      let before = padding.start + columns[index].alignment.offset(of: cell.width, in: space)
      let after = frames.widths[index] - before - cell.width
      let y = (size.height - cell.height) / 2
      let area = Rect(
        x: isMirrored ? -after : -before, y: -y, width: frames.widths[index], height: size.height)
      return ComponentLayout.Placement(
        cells[index].clipped(to: area).adding(columns[index].cellOptions),
        at: Point(x: frames.starts[index] + before, y: y))
    }
    return ComponentLayout(size: size, placements: placements).mirrored(for: context.direction)
  }

  /// Returns the widths that the cells in the row of a layout have in its columns, including the
  /// space around their content, in points; empty if the row shows no cells, as a header does.
  ///
  /// - Parameter layout: the layout of a row of unlimited width.
  static func widths(in layout: Layout) -> [Double] {
    let type = ComponentType(TableRow.self)
    var row = layout
    while row.componentType != type {
      // Everything around the cells contains only them.
      guard let inside = row.children.first?.layout else { return [] }
      row = inside
    }
    return row.children.map { $0.layout.size.width + padding.start + padding.end }
  }
}
