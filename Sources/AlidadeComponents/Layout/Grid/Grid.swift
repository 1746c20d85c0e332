import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Places components in columns and rows.
///
/// ```swift
/// Grid(columns: [.automatic, .fraction()], columnSpacing: 8, rowSpacing: 4) {
///   Text("Name")
///   Text("Alidade")
///   Text("Description")
///   Text("The part of a theodolite that turns")
/// }
/// ```
///
/// ```
///  automatic     fraction
/// ┌───────────┬─┬────────────────────┐
/// │Name       │8│Alidade             │
/// ├───────────┼─┼────────────────────┤ 4
/// │Description│ │The part of a …     │
/// └───────────┴─┴────────────────────┘
/// ```
///
/// Children stand row by row, each in the first place after the one before where it fits. Rows are
/// added as needed, as high as what is in them; the heights of the first ones can be given. Columns
/// run from the start, which is on the right where lines run from right to left.
///
/// Tracks get their extents as in CSS Grid Layout (Level 1, §11): a ``GridTrack/fixed(_:)`` one has
/// its points; an automatic one is as large as its content likes, or less, down to the smallest
/// extent of the content, when there is not enough room; shares divide what the others leave, and
/// with shares the grid is as wide as it can be. Else it is as wide as its columns, unless it must
/// be wider: then automatic columns are stretched. The same holds for rows.
///
/// It differs from CSS in two things. Rows are found once the columns are known, and columns not
/// anew after that; and what covers several columns, some of them shares, keeps its smallest extent.
public struct Grid: LayoutComponent, Equatable {
  /// The columns.
  public let columns: GridColumns
  /// The first rows; further ones are automatic.
  public let rows: [GridTrack]
  /// The distance between columns, in points.
  public let columnSpacing: Double
  /// The distance between rows, in points.
  public let rowSpacing: Double
  /// Where children stand in their cells from side to side.
  public let horizontalAlignment: GridAlignment
  /// Where children stand in their cells from top to bottom.
  public let verticalAlignment: GridAlignment
  /// What is placed.
  public let children: [AnyComponent]

  /// Places components in columns and rows.
  ///
  /// Numbers that make no sense are reported: a track that has one counts as automatic, and a
  /// spacing as zero.
  ///
  /// - Parameters:
  ///   - columns: the columns, as a list of tracks or as many as fit.
  ///   - rows: the first rows; further ones are automatic.
  ///   - columnSpacing: the distance between columns, in points.
  ///   - rowSpacing: the distance between rows, in points.
  ///   - horizontalAlignment: where children stand in their cells from side to side.
  ///   - verticalAlignment: where children stand in their cells from top to bottom.
  ///   - children: what is placed, row by row.
  public init(
    columns: GridColumns, rows: [GridTrack] = [], columnSpacing: Double = 0, rowSpacing: Double = 0,
    horizontalAlignment: GridAlignment = .stretch, verticalAlignment: GridAlignment = .stretch,
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    self.columns = columns
    self.rows = rows.map { $0.checked("A row of a grid") }
    self.columnSpacing = ParameterCheck.length(columnSpacing, "The distance of a grid's columns")
    self.rowSpacing = ParameterCheck.length(rowSpacing, "The distance of a grid's rows")
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.children = children()
  }

  /// Decides the columns, then the rows, and puts each child in its cells.
  ///
  /// The baseline is that of the first child in the first row that has one.
  ///
  /// - Complexity: O(children), with up to four layouts of each.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let tracks = columns.tracks(
      from: range.min.width, to: range.max.width, spacing: columnSpacing)
    var solution = GridSolution(self, children, columns: tracks)
    solution.solveColumns(in: .between(range.min.width, range.max.width))
    solution.solveRows(in: .between(range.min.height, range.max.height))
    return solution.layout(in: range).mirrored(for: context.direction)
  }

  /// What the tracks take when each is as small as its content allows.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double {
    guard axis == .vertical else {
      var solution = GridSolution(self, children, columns: columns.least)
      solution.solveColumns(in: .least)
      return solution.size.width
    }
    let tracks = columns.tracks(from: 0, to: across, spacing: columnSpacing)
    var solution = GridSolution(self, children, columns: tracks)
    solution.solveColumns(in: .between(0, across))
    solution.solveRows(in: .least)
    return solution.size.height
  }
}
