import AlidadeLayout
import AlidadeRender

/// The children of a layout, sorted by their tops, in which those at a height are found without
/// visiting the others.
struct ChildrenByTop {
  /// The indices of the children.
  private let indices: [Int]
  /// The tops of the children, in points from the top of the layout, in ascending order.
  private let tops: [Double]
  /// For each child, the lowest bottom of it and of the children before it.
  private let bottoms: [Double]

  /// Sorts the children of a layout.
  ///
  /// - Complexity: O(*n*) for children that are in order, as in a column; otherwise, O(*n* log *n*).
  init(of layout: Layout) {
    let children = layout.children
    var indices = Array(children.indices)
    let isSorted = zip(children, children.dropFirst()).allSatisfy {
      $0.position.y <= $1.position.y
    }
    if !isSorted { indices.sort { children[$0].position.y < children[$1].position.y } }
    var lowest = -Double.infinity
    self.indices = indices
    tops = indices.map { children[$0].position.y }
    bottoms = indices.map { index in
      lowest = max(lowest, children[index].position.y + children[index].layout.size.height)
      return lowest
    }
  }

  /// Returns the indices of the children that begin above a place and may end below it: the first
  /// one that does so, and those that begin below its top.
  ///
  /// - Parameter place: the place, in points from the top of the layout.
  /// - Complexity: O(log *n*) plus the number of these children.
  func children(across place: Double) -> [Int] {
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] < place { low = middle + 1 } else { high = middle }
    }
    let first = bottoms[..<low].lastIndex { $0 <= place }.map { $0 + 1 } ?? 0
    return Array(indices[first..<low])
  }
}
