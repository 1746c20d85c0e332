import AlidadeLayout

/// The heights of lines of rows, and their distances from the top; in a list with one column, each
/// row is a line.
///
/// Heights are whole pixels and are added as integers, so a distance doesn't depend on how it is
/// computed. Looking up and changing heights costs O(log rows), and O(1) near the row that was most
/// recently looked up.
// Proof (heights, place, changed): no method calls outside code while it reads or changes them, and
// each is one access. A list asks for dozens of heights and distances in a frame.
final class LineExtents {
  /// The heights as a value.
  @exclusivity(unchecked) private(set) var heights: RowHeights
  /// The run of rows of one height that was most recently looked up.
  @exclusivity(unchecked) private var place = HeightPlace()
  /// The rows whose heights have been set since these extents were created.
  private(set) var changedRows: Set<Int> = []

  /// Creates rows with the given heights.
  ///
  /// - Parameter changedRows: the rows whose heights count as set.
  init(_ heights: RowHeights, changedRows: Set<Int> = []) {
    self.heights = heights
    self.changedRows = changedRows
  }

  /// Returns the same rows aligned with another pixel grid.
  ///
  /// - Complexity: O(rows of different heights).
  func aligned(with grid: PixelGrid) -> LineExtents {
    LineExtents(heights.aligned(with: grid), changedRows: changedRows)
  }

  /// The number of rows.
  var count: Int { heights.count }

  /// The pixel grid that the rows are aligned with.
  var grid: PixelGrid { heights.grid }

  /// The height of all rows, in pixels.
  var totalPixels: Int { heights.tree.sum.pixels }

  /// Returns the height of a row, in pixels.
  func pixelHeight(of row: Int) -> Int { seek(toRow: row) ? Int(place.run.height) : 0 }

  /// Returns the distance of a row from the top, in pixels.
  ///
  /// If `row` is the number of rows, returns the end of the last row.
  func pixelOffset(of row: Int) -> Int {
    guard seek(toRow: row) else { return row <= 0 ? 0 : totalPixels }
    return place.before.pixels + (row - place.before.rows) * Int(place.run.height)
  }

  /// Returns the row at a distance from the top, in points; the nearest row if the distance is out
  /// of range, and 0 if there are no rows.
  ///
  /// Of several rows at the same distance, returns the last one.
  func row(at distance: Double) -> Int {
    let pixel = pixel(at: distance)
    if pixel >= totalPixels { return max(0, count - 1) }
    guard pixel >= 0, totalPixels > 0 else { return 0 }
    seek(toPixel: pixel)
    return place.before.rows + (pixel - place.before.pixels) / Int(place.run.height)
  }

  /// Sets the height of a row, in points, rounded up to whole pixels.
  func setHeight(_ height: Double, of row: Int) {
    let pixels = RowHeights.pixels(height, grid)
    guard row < count, pixels != pixelHeight(of: row) else { return }
    // Clear the place first, because it retains the leaf, which would be copied.
    place = HeightPlace()
    heights.setHeight(pixels, of: row)
    changedRows.insert(row)
  }

  // MARK: - Places

  /// Moves the place to the run of a row, and returns `true` if there is such a row.
  private func seek(toRow row: Int) -> Bool {
    guard row >= 0, row < count else { return false }
    if !place.leafContains(row: row) {
      place = HeightPlace(in: heights.tree) { $0.child(at: row - $1.rows) }
    }
    place.step(toRow: row)
    return true
  }

  /// Moves the place to the last run at a distance from the top, which is less than the height of
  /// all rows.
  private func seek(toPixel pixel: Int) {
    if !place.leafContains(pixel: pixel) {
      place = HeightPlace(in: heights.tree) { $0.child(atPixel: pixel - $1.pixels) }
    }
    place.step(toPixel: pixel)
  }

  // MARK: - Pixels

  /// Converts a number of pixels to points.
  func points(_ pixels: Int) -> Double { Double(pixels) / grid.scale }

  /// Returns the pixel that is painted at the top of the visible part, whose distance from the top
  /// is given in points: the nearest one, or the upper one of two.
  func topPixel(at offset: Double) -> Int {
    Int((offset * grid.scale - 0.5 - RowHeights.tolerance).rounded(.up))
  }

  /// Returns the pixel at a distance from the top, in points.
  ///
  /// A distance out of range gives a pixel outside all rows, and NaN gives 0.
  private func pixel(at distance: Double) -> Int {
    let pixel = (distance * grid.scale + RowHeights.tolerance).rounded(.down)
    guard pixel >= 0 else { return pixel.isNaN ? 0 : -1 }
    return Int(min(pixel, Double(totalPixels)))
  }
}
