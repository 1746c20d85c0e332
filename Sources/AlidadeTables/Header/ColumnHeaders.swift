import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The headers of the columns of a table side by side, with views at their borders.
struct ColumnHeaders: LayoutComponent, Equatable {
  private let columns: [ShownColumn]
  /// The empty space after the columns, in points.
  private let trailingSpace: Double
  /// The headers of the columns, and then the views at their ends.
  let children: [AnyComponent]

  init(
    _ columns: [ShownColumn], trailingSpace: Double,
    perform: @escaping @MainActor @Sendable (ColumnCommand, ShownColumn) -> Void
  ) {
    self.columns = columns
    self.trailingSpace = trailingSpace
    let headers = columns.map { column in
      ColumnHeader(column, perform: Action { perform($0, column) }).key(column.id)
    }
    let borders = columns.map { column in
      column.isResizable
        ? ColumnBorder(column, perform: Action { perform($0, column) }).cursor(.columnResize)
          .key(column.id)
        : AnyComponent(Box()).key(column.id)
    }
    children = headers + borders
  }

  var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let frames = ColumnFrames(columns.map(\.width), in: range.max.width - trailingSpace)
    let height = columns.indices.reduce(TableRow.minimumHeight) { height, column in
      max(height, header(children[column], width: frames.widths[column]).size.height)
    }
    let size = range.clamp(Size(width: frames.total, height: height))
    let headers = columns.indices.map { column in
      ComponentLayout.Placement(
        header(children[column], width: frames.widths[column], height: size.height),
        at: Point(x: frames.starts[column], y: 0))
    }
    let reach = ColumnDrag.borderReach
    let borders = columns.indices.map { column in
      ComponentLayout.Placement(
        children[columns.count + column].layout(
          in: SizeRange(exactly: Size(width: 2 * reach, height: size.height))),
        at: Point(x: frames.starts[column] + frames.widths[column] - reach, y: 0))
    }
    return ComponentLayout(size: size, placements: headers + borders)
      .mirrored(for: context.direction)
  }

  private func header(_ child: LayoutChild, width: Double, height: Double? = nil) -> Layout {
    child.layout(
      in: SizeRange(
        min: Size(width: width, height: height ?? 0),
        max: Size(width: width, height: height ?? .infinity)))
  }
}
