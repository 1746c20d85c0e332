import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The columns, rows and cells of a grid during layout.
struct GridSolution {
  /// A child and the cells it covers.
  private struct Cell {
    let child: LayoutChild
    let area: GridPlacement.Area
    let horizontal: GridAlignment
    let vertical: GridAlignment
  }

  private let grid: Grid
  private let cells: [Cell]
  private let columns: [GridTrack]
  private let rows: [GridTrack]
  private var widths: [Double] = []
  private var heights: [Double] = []
  /// The distance from the top of each row to its baseline, in points.
  private var ascents: [Double] = []

  /// Assigns cells to each child without measuring.
  init(_ grid: Grid, _ children: LayoutChildren, columns: [GridTrack]) {
    let placement = GridPlacement(
      children.map { $0[GridTraits.Span.self] }, columnCount: columns.count)
    self.grid = grid
    self.columns = columns
    let automatic = max(0, placement.rowCount - grid.rows.count)
    rows = grid.rows + Array(repeating: .automatic, count: automatic)
    cells = zip(children, placement.areas).map { child, area in
      Cell(
        child: child, area: area,
        horizontal: child.alignment(
          child[GridTraits.Horizontal.self] ?? grid.horizontalAlignment, along: .horizontal),
        vertical: child.alignment(
          child[GridTraits.Vertical.self] ?? grid.verticalAlignment, along: .vertical))
    }
  }

  /// The total size of the tracks, in points.
  var size: Size {
    Size(
      width: GridSolution.extent(of: widths[...], grid.columnSpacing),
      height: GridSolution.extent(of: heights[...], grid.rowSpacing))
  }

  /// Sizes the columns.
  mutating func solveColumns(in space: GridTrackSizing.Space) {
    let needsMost = GridSolution.needsMost(columns, in: space)
    let items = cells.compactMap { cell -> GridTrackSizing.Item? in
      let covered = columns[cell.area.columns]
      guard GridSolution.dependsOnContent(covered, in: space) else { return nil }
      let least = cell.child.minimumExtent(along: .horizontal)
      let most = needsMost ? cell.child.layout(in: .unbounded).size.width : least
      return GridTrackSizing.Item(tracks: cell.area.columns, least: least, most: most)
    }
    widths = GridTrackSizing.extents(
      of: columns, spacing: grid.columnSpacing, items: items, in: space)
  }

  /// Sizes the rows for the widths of the columns.
  mutating func solveRows(in space: GridTrackSizing.Space) {
    ascents = largestAscents()
    let needsMost = GridSolution.needsMost(rows, in: space)
    let items = cells.compactMap { cell -> GridTrackSizing.Item? in
      guard GridSolution.dependsOnContent(rows[cell.area.rows], in: space) else { return nil }
      let above = spaceAbove(cell)
      let least = above + cell.child.minimumExtent(along: .vertical, across: width(of: cell))
      let most = needsMost ? above + natural(cell).size.height : least
      return GridTrackSizing.Item(tracks: cell.area.rows, least: least, most: most)
    }
    heights = GridTrackSizing.extents(
      of: rows, spacing: grid.rowSpacing, items: items, in: space)
  }

  /// Places each child in its cells, from left to right.
  func layout(in range: SizeRange) -> ComponentLayout {
    let lefts = GridSolution.starts(of: widths, grid.columnSpacing)
    let tops = GridSolution.starts(of: heights, grid.rowSpacing)
    var baseline: Double?
    let placements = cells.map { cell in
      let above = spaceAbove(cell)
      let area = Size(
        width: width(of: cell),
        height: GridSolution.extent(of: heights[cell.area.rows], grid.rowSpacing) - above)
      let least = Size(
        width: cell.horizontal == .stretch ? area.width : 0,
        height: cell.vertical == .stretch ? area.height : 0)
      let layout = cell.child.layout(in: SizeRange(min: least, max: area))
      let position = Point(
        x: lefts[cell.area.columns.lowerBound]
          + cell.horizontal.offset(of: layout.size.width, in: area.width),
        y: tops[cell.area.rows.lowerBound] + above
          + cell.vertical.offset(of: layout.size.height, in: area.height))
      if baseline == nil, cell.area.rows.lowerBound == 0 {
        baseline = layout.baseline.map { $0 + position.y }
      }
      return ComponentLayout.Placement(layout, at: position)
    }
    return ComponentLayout(size: range.clamp(size), baseline: baseline, placements: placements)
  }

  private func width(of cell: Cell) -> Double {
    GridSolution.extent(of: widths[cell.area.columns], grid.columnSpacing)
  }

  /// Returns the natural layout of a child in the width of its cells.
  private func natural(_ cell: Cell) -> Layout {
    let width = width(of: cell)
    return cell.child.layout(
      in: SizeRange(
        min: Size(width: cell.horizontal == .stretch ? width : 0, height: 0),
        max: Size(width: width, height: .infinity)))
  }

  // MARK: - Baselines

  /// Returns the largest ascent of baseline-aligned children for each row; zero for other rows.
  private func largestAscents() -> [Double] {
    var ascents = Array(repeating: 0.0, count: rows.count)
    for cell in cells where cell.vertical == .baseline {
      let row = cell.area.rows.lowerBound
      ascents[row] = max(ascents[row], ascent(of: cell))
    }
    return ascents
  }

  private func ascent(of cell: Cell) -> Double {
    let layout = natural(cell)
    return layout.baseline ?? layout.size.height
  }

  /// Returns the distance that moves the baseline of a child down to the baseline of its row.
  private func spaceAbove(_ cell: Cell) -> Double {
    guard cell.vertical == .baseline else { return 0 }
    return max(0, ascents[cell.area.rows.lowerBound] - ascent(of: cell))
  }

  // MARK: - Tracks

  /// Returns `true` if children in these tracks affect their extents.
  private static func dependsOnContent(
    _ tracks: ArraySlice<GridTrack>, in space: GridTrackSizing.Space
  ) -> Bool {
    if tracks.contains(where: \.hasContentMinimum) { return true }
    // In unbounded space, fractions have the natural size of their content.
    guard case .between(_, .infinity) = space else { return false }
    return tracks.contains { if case .fraction = $0 { true } else { false } }
  }

  /// Returns `true` if the natural size of content affects the tracks.
  private static func needsMost(
    _ tracks: [GridTrack], in space: GridTrackSizing.Space
  ) -> Bool {
    guard case .between(_, let most) = space else { return false }
    return most.isInfinite || tracks.contains(.automatic)
  }

  private static func extent(of tracks: ArraySlice<Double>, _ spacing: Double) -> Double {
    tracks.reduce(spacing * Double(max(0, tracks.count - 1)), +)
  }

  private static func starts(of tracks: [Double], _ spacing: Double) -> [Double] {
    var start = 0.0
    return tracks.map { extent in
      defer { start += extent + spacing }
      return start
    }
  }
}

extension LayoutChild {
  /// Returns the alignment of the child in a cell; as in rows, a child with a fixed extent isn't
  /// stretched.
  fileprivate func alignment(_ alignment: GridAlignment, along axis: Axis) -> GridAlignment {
    alignment == .stretch && fixedAxes.contains(Axis.Set(axis)) ? .start : alignment
  }
}
