/// A run of rows of one height in a list, from which neighboring runs are found quickly.
struct HeightPlace {
  private var leaf = HeightRuns()
  private var index = 0
  /// The sums of the rows before the leaf and up to its end.
  private var start = RowSum()
  private var end = RowSum()
  /// The rows of one height.
  private(set) var run = HeightRuns.Run(count: 0, height: 0)
  /// The sum of the rows before the run.
  private(set) var before = RowSum()

  /// Creates a place that contains no row.
  init() {}

  /// Creates the place of the first run in a leaf of a tree that isn't empty.
  ///
  /// - Parameter choose: returns a child of a node, and the sum of the children before it, given
  ///   the sum of the rows before the node.
  init(
    in tree: BalancedTree<HeightRuns>,
    _ choose: (BalancedTree<HeightRuns>, RowSum) -> (index: Int, before: RowSum)
  ) {
    var node = tree
    while node.level > 0 {
      let (index, before) = choose(node, start)
      start += before
      node = node.children[index]
    }
    leaf = node.leaf
    end = start + node.sum
    (run, before) = (leaf.runs[0], start)
  }

  /// Returns `true` if the leaf contains a row.
  func leafContains(row: Int) -> Bool { row >= start.rows && row < end.rows }

  /// Returns `true` if the leaf contains the row at a distance from the top, in pixels.
  func leafContains(pixel: Int) -> Bool { pixel >= start.pixels && pixel < end.pixels }

  /// Moves to the run of a row of the leaf.
  mutating func step(toRow row: Int) {
    while row < before.rows { stepBackward() }
    while row >= before.rows + Int(run.count) { stepForward() }
  }

  /// Moves to the last run at a distance from the top, in pixels, at which the leaf has a row.
  mutating func step(toPixel pixel: Int) {
    while pixel < before.pixels { stepBackward() }
    while pixel >= before.pixels + run.sum.pixels { stepForward() }
  }

  private mutating func stepForward() {
    before += run.sum
    index += 1
    run = leaf.runs[index]
  }

  private mutating func stepBackward() {
    index -= 1
    run = leaf.runs[index]
    before.rows -= run.sum.rows
    before.pixels -= run.sum.pixels
  }
}
