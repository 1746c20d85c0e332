/// The sum of the rows in a part of a ``BalancedTree``; addition is associative, and the empty sum
/// adds nothing.
protocol BalancedTreeSum: Equatable, Sendable {
  /// Creates the sum of no rows.
  init()

  /// The number of rows.
  var rows: Int { get }

  /// Adds the sum of the rows that follow.
  static func += (one: inout Self, other: Self)
}

extension BalancedTreeSum {
  static func + (one: Self, other: Self) -> Self {
    var sum = one
    sum += other
    return sum
  }
}
