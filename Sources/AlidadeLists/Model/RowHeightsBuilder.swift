/// A builder that assembles row heights from the first row to the last.
///
/// Short pieces are collected in a leaf, so that content whose rows have all moved costs little
/// more than copying the heights.
struct RowHeightsBuilder {
  private var tree = BalancedTree<HeightRuns>()
  /// The rows at the end that aren't in the tree yet.
  private var leaf = HeightRuns()

  /// Appends rows of one height, in pixels.
  mutating func append(_ count: Int, of height: Int32) {
    var rest = count
    while rest > 0 {
      let next = Int32(clamping: rest)
      append(HeightRuns.Run(count: next, height: height))
      rest -= Int(next)
    }
  }

  /// Appends a part of other heights.
  mutating func append(_ part: BalancedTree<HeightRuns>) {
    if part.level == 0, !part.leaf.isHalfFull {
      for run in part.leaf.runs { append(run) }
    } else {
      flush()
      tree.append(part)
    }
  }

  private mutating func append(_ run: HeightRuns.Run) {
    if leaf.isFull { flush() }
    leaf.append(run)
  }

  private mutating func flush() {
    tree.append(BalancedTree(leaf))
    leaf = HeightRuns()
  }

  /// Returns the heights.
  consuming func finish() -> BalancedTree<HeightRuns> {
    flush()
    return tree
  }
}
