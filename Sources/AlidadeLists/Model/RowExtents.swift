/// The heights of rows, and where each row begins.
///
/// A binary indexed tree (Fenwick 1994): sums and changes cost O(log rows), and nothing depends on
/// how far a list is scrolled.
struct RowExtents {
  /// The number of rows.
  let count: Int
  private var heights: [Double]
  /// `sums[i]` holds the heights of the rows from `i - (i & -i)` to `i - 1`.
  private var sums: [Double]
  /// The height of all rows, in points.
  private(set) var total: Double

  /// Makes rows of given heights, in points.
  ///
  /// - Complexity: O(rows).
  init(count: Int, height: (Int) -> Double) {
    self.count = count
    heights = (0..<count).map(height)
    sums = [0] + heights
    total = heights.reduce(0, +)
    for index in stride(from: 1, through: count, by: 1) {
      let parent = index + (index & -index)
      if parent <= count { sums[parent] += sums[index] }
    }
  }

  /// The height of a row, in points.
  func height(of row: Int) -> Double { heights[row] }

  /// Where a row begins, in points from the top; for the number of rows, where the last one ends.
  func offset(of row: Int) -> Double {
    var index = row
    var sum = 0.0
    while index > 0 {
      sum += sums[index]
      index -= index & -index
    }
    return sum
  }

  /// The row at a distance from the top, in points; the nearest one for a distance out of range,
  /// and 0 without rows.
  ///
  /// Of rows without height the last one is meant.
  func row(at distance: Double) -> Int {
    var index = 0
    var remaining = distance
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

  /// The row at a distance from the top, looked for from another row on.
  ///
  /// - Complexity: as for offsets, when the row is among the few next to `start`: what a list does in
  ///   each frame then touches little memory.
  func row(at distance: Double, near start: Int) -> Int {
    guard heights.indices.contains(start) else { return row(at: distance) }
    var row = start
    var top = offset(of: start)
    for _ in 0..<RowExtents.nearby {
      if distance < top, row > 0 {
        row -= 1
        top -= heights[row]
      } else if distance >= top + heights[row], row + 1 < count {
        top += heights[row]
        row += 1
      } else {
        return row
      }
    }
    return self.row(at: distance)
  }

  /// How many rows next to a known one are worth looking at.
  private static let nearby = 8

  /// Changes the height of a row, in points.
  mutating func setHeight(_ height: Double, of row: Int) {
    let difference = height - heights[row]
    guard difference != 0 else { return }
    heights[row] = height
    total += difference
    var index = row + 1
    while index <= count {
      sums[index] += difference
      index += index & -index
    }
  }
}
