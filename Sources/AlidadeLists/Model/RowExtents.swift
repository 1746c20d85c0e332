import AlidadeLayout

/// The heights of rows, and their distances from the top.
///
/// Heights are whole pixels and are added as integers, so a distance doesn't depend on how it is
/// computed. A binary indexed tree (Fenwick 1994) makes sums and changes cost O(log rows),
/// regardless of the scroll offset.
///
/// A class, because changing a height while another reference reads the heights would otherwise
/// copy all of them.
// Proof (heights, sums, totalPixels): no method calls outside code while it reads or changes them,
// and each is one access. A list asks for dozens of heights and distances in a frame.
final class RowExtents {
  /// The number of rows.
  let count: Int
  /// The pixel grid that the rows are aligned with.
  let grid: PixelGrid
  /// The heights of rows, in pixels.
  @exclusivity(unchecked) private var heights: [Int]
  /// Partial sums: `sums[i]` is the sum of the heights of the rows from `i - (i & -i)` to `i - 1`.
  @exclusivity(unchecked) private var sums: [Int]
  /// The height of all rows, in pixels.
  @exclusivity(unchecked) private(set) var totalPixels: Int

  /// Creates rows with the given heights in points, rounded up to whole pixels.
  ///
  /// - Complexity: O(rows).
  init(count: Int, grid: PixelGrid = PixelGrid(), height: (Int) -> Double) {
    self.count = count
    self.grid = grid
    // Most rows have the same estimated height, so round it once.
    var known = (height: Double.nan, pixels: 0)
    heights = (0..<count).map { row in
      let height = height(row)
      if height != known.height { known = (height, RowExtents.pixels(height, grid)) }
      return known.pixels
    }
    totalPixels = heights.reduce(0, +)
    var sums = [0] + heights
    for index in stride(from: 1, through: count, by: 1) {
      let parent = index + (index & -index)
      if parent <= count { sums[parent] += sums[index] }
    }
    self.sums = sums
  }

  /// Returns the same rows aligned with another pixel grid.
  ///
  /// - Complexity: O(rows).
  func aligned(with grid: PixelGrid) -> RowExtents {
    RowExtents(count: count, grid: grid) { height(of: $0) }
  }

  /// The height of all rows, in points.
  var total: Double { points(totalPixels) }

  /// Returns the height of a row, in points.
  func height(of row: Int) -> Double { points(heights[row]) }

  /// Returns the height of a row, in pixels.
  func pixelHeight(of row: Int) -> Int { heights[row] }

  /// Returns the distance of a row from the top, in points.
  ///
  /// If `row` is the number of rows, returns the end of the last row.
  func offset(of row: Int) -> Double { points(pixelOffset(of: row)) }

  /// Returns the distance of a row from the top, in pixels.
  ///
  /// If `row` is the number of rows, returns the end of the last row.
  func pixelOffset(of row: Int) -> Int {
    var index = row
    var sum = 0
    while index > 0 {
      sum += sums[index]
      index -= index & -index
    }
    return sum
  }

  /// Returns the row at a distance from the top, in points; the nearest row if the distance is out
  /// of range, and 0 if there are no rows.
  ///
  /// Of several rows at the same distance, returns the last one.
  func row(at distance: Double) -> Int { row(atPixel: pixel(at: distance)) }

  /// Returns the row at a distance from the top, in points, searching from another row.
  ///
  /// - Complexity: O(log rows). If the row is near `start`, as it is in each frame of a scroll, the
  ///   search touches little memory.
  func row(at distance: Double, near start: Int) -> Int {
    let pixel = pixel(at: distance)
    guard heights.indices.contains(start) else { return row(atPixel: pixel) }
    var row = start
    var top = pixelOffset(of: start)
    for _ in 0..<RowExtents.nearby {
      if pixel < top, row > 0 {
        row -= 1
        top -= heights[row]
      } else if pixel >= top + heights[row], row + 1 < count {
        top += heights[row]
        row += 1
      } else {
        return row
      }
    }
    return self.row(atPixel: pixel)
  }

  private func row(atPixel pixel: Int) -> Int {
    var index = 0
    var remaining = pixel
    var step = count > 0 ? 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount) : 0
    while step > 0 {
      let next = index + step
      if next <= count, sums[next] <= remaining {
        index = next
        remaining -= sums[next]
      }
      step >>= 1
    }
    return max(0, min(index, count - 1))
  }

  /// The number of neighbors to check before the search starts from the top.
  private static let nearby = 8

  /// Sets the height of a row, in points, rounded up to whole pixels.
  func setHeight(_ height: Double, of row: Int) {
    let height = RowExtents.pixels(height, grid)
    let difference = height - heights[row]
    guard difference != 0 else { return }
    heights[row] = height
    totalPixels += difference
    var index = row + 1
    while index <= count {
      sums[index] += difference
      index += index & -index
    }
  }

  // MARK: - Pixels

  /// The maximum height of a row, in pixels, so that sums cannot overflow.
  private static let tallestRow = Double(1 << 32)
  /// The tolerance for rounding errors at the edge of a pixel, in pixels.
  private static let tolerance = 0.001

  /// Converts a number of pixels to points.
  func points(_ pixels: Int) -> Double { Double(pixels) / grid.scale }

  /// Returns the pixel at a distance from the top, in points.
  ///
  /// A distance out of range gives a pixel outside all rows, and NaN gives 0.
  func pixel(at distance: Double) -> Int {
    let pixel = (distance * grid.scale + RowExtents.tolerance).rounded(.down)
    guard pixel >= 0 else { return pixel.isNaN ? 0 : -1 }
    return Int(min(pixel, Double(totalPixels)))
  }

  private static func pixels(_ height: Double, _ grid: PixelGrid) -> Int {
    let pixels = (height * grid.scale - tolerance).rounded(.up)
    return pixels > 0 ? Int(min(pixels, tallestRow)) : 0
  }
}
