import AlidadeDiffing
import AlidadeLayout

/// The heights of the rows of one content, on a pixel grid.
///
/// Rows that haven't been measured have the same estimated height, so a million of them take no
/// more memory than one.
struct RowHeights: Sendable {
  /// The pixel grid that the rows are aligned with.
  let grid: PixelGrid
  private(set) var tree: BalancedTree<HeightRuns>

  /// Creates rows of one height in points, rounded up to whole pixels.
  init(count: Int, height: Double, grid: PixelGrid) {
    self.grid = grid
    var builder = RowHeightsBuilder()
    builder.append(count, of: RowHeights.pixels(height, grid))
    tree = builder.finish()
  }

  private init(_ tree: BalancedTree<HeightRuns>, grid: PixelGrid) {
    self.tree = tree
    self.grid = grid
  }

  /// The number of rows.
  var count: Int { tree.sum.rows }

  /// Sets the height of a row, in pixels.
  ///
  /// - Complexity: O(log rows).
  mutating func setHeight(_ pixels: Int32, of row: Int) {
    tree.change(at: row) { $0.setHeight(pixels, of: $1) }
  }

  /// Returns the heights after the rows have changed.
  ///
  /// - Parameters:
  ///   - map: the rows in the new content.
  ///   - estimate: the height of new rows, in points.
  /// - Complexity: O(c log rows), where c is the number of runs that stay together, or the number
  ///   of rows whose height isn't the estimate, whichever is smaller.
  func moved(by map: OffsetMap, estimate: Double) -> RowHeights {
    let estimate = RowHeights.pixels(estimate, grid)
    if map.runs.count > map.newCount / 8,
      let measured = rows(otherThan: estimate, limit: map.runs.count)
    {
      return moved(measured, by: map, estimate)
    }
    var builder = RowHeightsBuilder()
    var end = 0
    for run in map.runsByNewOffset {
      builder.append(run.newStart - end, of: estimate)
      tree.forEachPart(in: run.old) { builder.append($0) }
      end = run.new.upperBound
    }
    builder.append(map.newCount - end, of: estimate)
    return RowHeights(builder.finish(), grid: grid)
  }

  /// Returns the rows whose height differs from an estimate; `nil` if they are more than a limit.
  private func rows(
    otherThan estimate: Int32, limit: Int
  ) -> ContiguousArray<(row: Int, height: Int32)>? {
    var rows = ContiguousArray<(row: Int, height: Int32)>()
    var isOverLimit = false
    var row = 0
    tree.forEachLeaf { leaf in
      for run in leaf.runs where !isOverLimit {
        let end = row + Int(run.count)
        if run.height != estimate {
          isOverLimit = rows.count + Int(run.count) > limit
          if !isOverLimit { for row in row..<end { rows.append((row, run.height)) } }
        }
        row = end
      }
    }
    return isOverLimit ? nil : rows
  }

  /// Returns estimated heights, except for measured rows that stay.
  private func moved(
    _ measured: ContiguousArray<(row: Int, height: Int32)>, by map: OffsetMap, _ estimate: Int32
  ) -> RowHeights {
    let staying = measured.compactMap { measured in
      map.newOffset(ofOld: measured.row).map { (row: $0, height: measured.height) }
    }
    var builder = RowHeightsBuilder()
    var end = 0
    for (row, height) in staying.sorted(by: { $0.row < $1.row }) {
      builder.append(row - end, of: estimate)
      builder.append(1, of: height)
      end = row + 1
    }
    builder.append(map.newCount - end, of: estimate)
    return RowHeights(builder.finish(), grid: grid)
  }

  /// Returns the same rows aligned with another pixel grid.
  ///
  /// - Complexity: O(rows of different heights).
  func aligned(with grid: PixelGrid) -> RowHeights {
    var builder = RowHeightsBuilder()
    tree.forEachLeaf { leaf in
      for run in leaf.runs {
        let height = Double(run.height) / self.grid.scale
        builder.append(Int(run.count), of: RowHeights.pixels(height, grid))
      }
    }
    return RowHeights(builder.finish(), grid: grid)
  }

  /// The maximum height of a row, in pixels, chosen so that sums can't overflow.
  private static let tallestRow = Double(1 << 30)
  /// The tolerance for rounding errors at the edge of a pixel, in pixels.
  static let tolerance = 0.001

  /// Returns a height in whole pixels.
  static func pixels(_ height: Double, _ grid: PixelGrid) -> Int32 {
    let pixels = (height * grid.scale - tolerance).rounded(.up)
    return pixels > 0 ? Int32(min(pixels, tallestRow)) : 0
  }
}
