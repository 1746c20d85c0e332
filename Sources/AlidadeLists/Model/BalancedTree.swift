/// A sequence of rows as a balanced tree, whose copies share their common parts.
///
/// A copy costs O(1). Finding or changing a row, appending another tree and slicing cost O(log
/// rows), so the rows of new content can be assembled from those of the previous content in
/// proportion to the changes.
///
/// The tree is a B+ tree (Bayer and McCreight 1972, "Organization and Maintenance of Large Ordered
/// Indexes") that is concatenated as ropes are (Boehm, Atkinson and Plass 1995, "Ropes: an
/// Alternative to Strings").
struct BalancedTree<Leaf: BalancedTreeLeaf>: Sendable {
  /// The maximum number of children of a node; nodes have at least half as many, except at the
  /// edges of a slice.
  static var capacity: Int { 16 }

  /// The number of rows, and the other sums of the leaves.
  private(set) var sum = Leaf.Sum()
  /// The distance from the leaves; zero for a leaf.
  private(set) var level = 0
  /// The rows of a leaf; empty if there are children.
  private(set) var leaf = Leaf()
  /// The parts of the sequence; empty for a leaf.
  private(set) var children: ContiguousArray<BalancedTree> = []

  /// Creates an empty sequence.
  init() {}

  /// Creates a sequence of the rows of a leaf.
  init(_ leaf: Leaf) {
    self.leaf = leaf
    sum = leaf.sum
  }

  /// Creates a node from at least one child; all children have the same level.
  init(_ children: ContiguousArray<BalancedTree>) {
    self.children = children
    level = children[0].level + 1
    sum = children.reduce(into: Leaf.Sum()) { $0 += $1.sum }
  }

  private var isHalfFull: Bool {
    level == 0 ? leaf.isHalfFull : children.count >= BalancedTree.capacity / 2
  }

  // MARK: - Finding

  /// Returns the index of the child with a row, and the sum of the children before it.
  ///
  /// - Parameter row: a row of this node; a row after the last one is in the last child.
  func child(at row: Int) -> (index: Int, before: Leaf.Sum) {
    var before = Leaf.Sum()
    for index in 0..<(children.count - 1) {
      let next = before + children[index].sum
      if row < next.rows { return (index, before) }
      before = next
    }
    return (children.count - 1, before)
  }

  /// Returns the leaf with a row, and the number of rows before the leaf.
  func leaf(at row: Int) -> (leaf: Leaf, start: Int) {
    var node = self
    var start = 0
    while node.level > 0 {
      let (index, before) = node.child(at: row - start)
      start += before.rows
      node = node.children[index]
    }
    return (node.leaf, start)
  }

  // MARK: - Changing

  /// Changes the leaf that contains a row.
  ///
  /// - Parameter change: changes the leaf at one of its rows, and returns the rows at its end that
  ///   no longer fit.
  mutating func change(at row: Int, _ change: (inout Leaf, Int) -> Leaf?) {
    guard let rest = changePart(at: row, change) else { return }
    self = BalancedTree([self, rest])
  }

  /// Changes the leaf that contains a row, and returns the part after it that doesn't fit.
  private mutating func changePart(
    at row: Int, _ change: (inout Leaf, Int) -> Leaf?
  ) -> BalancedTree? {
    if level == 0 {
      let rest = change(&leaf, row)
      sum = leaf.sum
      return rest.map { BalancedTree($0) }
    }
    let (index, before) = child(at: row)
    let previous = children[index].sum
    if let rest = children[index].changePart(at: row - before.rows, change) {
      children.insert(rest, at: index + 1)
    } else if children[index].sum == previous {
      return nil
    }
    var rest: BalancedTree?
    if children.count > BalancedTree.capacity {
      let half = children.count / 2
      rest = BalancedTree(ContiguousArray(children[half...]))
      children.removeSubrange(half...)
    }
    sum = children.reduce(into: Leaf.Sum()) { $0 += $1.sum }
    return rest
  }

  // MARK: - Concatenation

  /// Appends the rows of another sequence.
  mutating func append(_ other: BalancedTree) {
    if other.sum.rows == 0 { return }
    self = sum.rows == 0 ? other : BalancedTree.joined(self, other)
  }

  private static func joined(_ one: BalancedTree, _ other: BalancedTree) -> BalancedTree {
    if one.level == other.level {
      if one.isHalfFull, other.isHalfFull { return BalancedTree([one, other]) }
      if one.level > 0 { return node(of: one.children + other.children) }
      var first = one.leaf
      let rest = first.append(other.leaf)
      return rest.map { BalancedTree([BalancedTree(first), BalancedTree($0)]) }
        ?? BalancedTree(first)
    }
    if one.level > other.level {
      if one.level == other.level + 1, other.isHalfFull { return node(of: one.children + [other]) }
      let last = joined(one.children[one.children.count - 1], other)
      return node(of: one.children.dropLast() + parts(of: last, at: one.level - 1))
    }
    if one.level + 1 == other.level, one.isHalfFull { return node(of: [one] + other.children) }
    let first = joined(one, other.children[0])
    return node(of: parts(of: first, at: other.level - 1) + other.children.dropFirst())
  }

  /// Returns the node itself if it has a level, or its children if it is one level higher.
  private static func parts(
    of node: BalancedTree, at level: Int
  ) -> ContiguousArray<BalancedTree> {
    node.level == level ? [node] : node.children
  }

  /// Returns a node with children of the same level; the node is one level higher if there are too
  /// many children for one node.
  private static func node(of children: ContiguousArray<BalancedTree>) -> BalancedTree {
    if children.count <= capacity { return BalancedTree(children) }
    let half = children.count / 2
    return BalancedTree([
      BalancedTree(ContiguousArray(children[..<half])),
      BalancedTree(ContiguousArray(children[half...])),
    ])
  }

  // MARK: - Slices

  /// Calls a closure with the largest parts that make up some rows, from the first to the last:
  /// whole nodes, and slices of leaves.
  func forEachPart(in rows: Range<Int>, _ body: (BalancedTree) -> Void) {
    if rows.isEmpty { return }
    if rows.lowerBound == 0, rows.upperBound >= sum.rows { return body(self) }
    if level == 0 { return body(BalancedTree(leaf.slice(rows))) }
    var begin = 0
    for child in children {
      let end = begin + child.sum.rows
      if end > rows.lowerBound, begin < rows.upperBound {
        child.forEachPart(
          in: (max(rows.lowerBound, begin) - begin)..<(min(rows.upperBound, end) - begin), body)
      }
      begin = end
    }
  }

  /// Calls a closure with all leaves, from the first to the last.
  func forEachLeaf(_ body: (Leaf) -> Void) {
    if level == 0 { return body(leaf) }
    for child in children { child.forEachLeaf(body) }
  }

  /// Calls a closure with the leaves, from the first to the last, until it returns `false`.
  ///
  /// - Returns: `true` if it was called with all leaves.
  @discardableResult
  func visitLeaves(while body: (Leaf) -> Bool) -> Bool {
    if level == 0 { return body(leaf) }
    return children.allSatisfy { $0.visitLeaves(while: body) }
  }

  /// Returns some rows of the sequence.
  func slice(_ rows: Range<Int>) -> BalancedTree {
    var slice = BalancedTree()
    forEachPart(in: rows) { slice.append($0) }
    return slice
  }
}

extension BalancedTree where Leaf.Sum == RowSum {
  /// Returns the index of the child with the row at a distance from the top, in pixels, and the sum
  /// of the children before it.
  ///
  /// If several rows are at the same distance, the last one is used.
  func child(atPixel pixel: Int) -> (index: Int, before: RowSum) {
    var before = RowSum()
    for index in 0..<(children.count - 1) {
      let next = before + children[index].sum
      if pixel < next.pixels { return (index, before) }
      before = next
    }
    return (children.count - 1, before)
  }
}
