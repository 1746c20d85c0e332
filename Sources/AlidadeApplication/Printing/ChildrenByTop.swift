import AlidadeLayout
import AlidadeRender

/// The children of a layout, sorted by their tops, in which those at a height are found without
/// visiting the others.
struct ChildrenByTop: Sendable {
  /// The indices of the children.
  private let indices: [Int]
  /// The tops of the children, in points from the top of the layout, in ascending order.
  private let tops: [Double]
  /// For each child, the lowest bottom of it and of the children before it.
  private let bottoms: [Double]

  /// Sorts the children of a layout.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - extent: returns the extent of a child, in points from its top; by default, its frame.
  /// - Complexity: O(*n* log *n*), and calls `extent` once for each child.
  init(
    of layout: Layout, extent: (Layout) -> ClosedRange<Double> = { 0...$0.size.height }
  ) {
    let sorted = layout.children.enumerated().map { index, child in
      let (extent, y) = (extent(child.layout), child.position.y)
      return (index: index, top: y + extent.lowerBound, bottom: y + extent.upperBound)
    }
    .sorted { ($0.top, $0.index) < ($1.top, $1.index) }
    indices = sorted.map(\.index)
    tops = sorted.map(\.top)
    var lowest = -Double.infinity
    bottoms = sorted.map { child in
      lowest = max(lowest, child.bottom)
      return lowest
    }
  }

  /// Returns the indices of the children that begin above a place and may end below it.
  ///
  /// - Parameter place: the place, in points from the top of the layout.
  func children(across place: Double) -> [Int] { children(from: place, to: place) }

  /// Returns the indices of the children that begin above a place and may end below another: the
  /// first one that does so, and those that begin below its top.
  ///
  /// - Parameters:
  ///   - top: the place below which they end, in points from the top of the layout.
  ///   - bottom: the place above which they begin, at or below `top`.
  /// - Complexity: O(log *n*) plus the number of these children.
  func children(from top: Double, to bottom: Double) -> [Int] {
    let end = tops.firstIndex(notBelow: bottom)
    let start = bottoms.firstIndex(notBelow: top.nextUp)
    return start < end ? Array(indices[start..<end]) : []
  }
}

extension [Double] {
  /// Returns the index of the first number of an ascending array that is at least `bound`; the
  /// count if all are less.
  fileprivate func firstIndex(notBelow bound: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < bound { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
