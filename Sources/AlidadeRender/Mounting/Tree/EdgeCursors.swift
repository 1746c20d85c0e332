import AlidadeLayout

/// The position of the visible rectangle in the edge index of an incremental tree.
///
/// The technique is the incremental mount of Litho.
struct EdgeCursors {
  /// The number of units that begin at or above the lower edge of the visible rectangle.
  var begun = 0
  /// The number of units that end above the upper edge of the visible rectangle.
  var ended = 0

  /// Moves to `rect` and returns the units that may have become visible or invisible.
  ///
  /// - Complexity: O(units that crossed an edge).
  mutating func move(to rect: Rect, in edges: EdgeIndex) -> [Int] {
    var crossed: [Int] = []
    while begun < edges.byTop.count, top(begun, edges) <= rect.maxY {
      crossed.append(Int(edges.byTop[begun]))
      begun += 1
    }
    while begun > 0, top(begun - 1, edges) > rect.maxY {
      begun -= 1
      crossed.append(Int(edges.byTop[begun]))
    }
    while ended < edges.byBottom.count, bottom(ended, edges) < rect.minY {
      crossed.append(Int(edges.byBottom[ended]))
      ended += 1
    }
    while ended > 0, bottom(ended - 1, edges) >= rect.minY {
      ended -= 1
      crossed.append(Int(edges.byBottom[ended]))
    }
    return crossed
  }

  private func top(_ position: Int, _ edges: EdgeIndex) -> Double {
    edges.extents[Int(edges.byTop[position])].minY
  }

  private func bottom(_ position: Int, _ edges: EdgeIndex) -> Double {
    edges.extents[Int(edges.byBottom[position])].maxY
  }
}
