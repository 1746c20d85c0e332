/// The number of rows in a part of a list, and their height.
struct RowSum: BalancedTreeSum, Hashable {
  var rows = 0
  /// The height of the rows, in pixels.
  var pixels = 0

  static func + (one: RowSum, other: RowSum) -> RowSum {
    RowSum(rows: one.rows + other.rows, pixels: one.pixels + other.pixels)
  }

  static func += (one: inout RowSum, other: RowSum) { one = one + other }
}
