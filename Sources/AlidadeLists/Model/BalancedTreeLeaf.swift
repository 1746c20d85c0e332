/// A short piece of a sequence, stored at the bottom of a ``BalancedTree``.
protocol BalancedTreeLeaf: Sendable {
  /// The sum of some rows.
  associatedtype Sum: BalancedTreeSum

  /// Creates an empty leaf.
  init()

  /// The number of rows, and the other sums of the tree.
  ///
  /// - Complexity: O(entries).
  var sum: Sum { get }

  /// A Boolean value that is `true` if the leaf is at least half full.
  var isHalfFull: Bool { get }

  /// Returns some rows of the leaf.
  func slice(_ rows: Range<Int>) -> Self

  /// Appends the rows of another leaf.
  ///
  /// - Returns: the rows at the end that don't fit; `nil` if all rows fit.
  mutating func append(_ other: Self) -> Self?
}
