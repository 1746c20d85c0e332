import AlidadeCore
import AlidadeLayout

/// A container that arranges its children in columns and rows.
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
/// Children are placed row by row, each in the next place where it fits. Rows are added as needed
/// and are as tall as their content; heights can be set for the first rows. Columns run from the
/// start edge, which is on the right in right-to-left layout.
///
/// Tracks are sized as in CSS Grid Layout (Level 1, §11). A ``GridTrack/fixed(_:)`` track has its
/// extent in points. An automatic track has the natural size of its content or, if space is short,
/// less, down to the smallest extent of the content. Fractions share the remaining space, and a
/// grid with fractions is as wide as possible. Any other grid is as wide as its columns, unless its
/// parent requires more; then automatic columns are stretched. The same applies to rows.
///
/// There are two differences from CSS. Rows are sized after columns, and columns aren't sized again
/// after that. A child that spans several columns, some of them fractions, keeps its smallest
/// extent.
public struct Grid: LayoutComponent, ContainerComponent, Equatable {
  /// The columns.
  let columns: GridColumns
  /// The first rows; additional rows are automatic.
  let rows: [GridTrack]
  /// The distance between columns, in points.
  let columnSpacing: Double
  /// The distance between rows, in points.
  let rowSpacing: Double
  /// The horizontal alignment of children in their cells.
  let horizontalAlignment: GridAlignment
  /// The vertical alignment of children in their cells.
  let verticalAlignment: GridAlignment
  /// The components in the grid.
  public package(set) var children: [AnyComponent]

  /// Creates a grid.
  ///
  /// Invalid numbers are reported. A track with an invalid number counts as automatic, and an
  /// invalid spacing counts as zero.
  ///
  /// - Parameters:
  ///   - columns: a list of tracks, or as many columns as fit.
  ///   - rows: the first rows; additional rows are automatic.
  ///   - columnSpacing: the distance between columns, in points.
  ///   - rowSpacing: the distance between rows, in points.
  ///   - horizontalAlignment: the horizontal alignment of children in their cells.
  ///   - verticalAlignment: the vertical alignment of children in their cells.
  ///   - children: the components in the grid, row by row.
  public init(
    columns: GridColumns, rows: [GridTrack] = [], columnSpacing: Double = 0, rowSpacing: Double = 0,
    horizontalAlignment: GridAlignment = .stretch, verticalAlignment: GridAlignment = .stretch,
    @ComponentBuilder children: () -> ComponentList
  ) {
    self.columns = columns
    self.rows = rows.map { $0.checked("A row of a grid") }
    self.columnSpacing = ParameterCheck.length(columnSpacing, "The column spacing of a grid")
    self.rowSpacing = ParameterCheck.length(rowSpacing, "The row spacing of a grid")
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.children = children().components
  }

  /// Sizes the columns, then the rows, and places each child in its cells.
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

  /// Returns the extent of all tracks when each is as small as its content allows.
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
