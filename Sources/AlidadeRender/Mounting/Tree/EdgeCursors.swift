import AlidadeLayout

/// Where the visible rectangle stands in the indexes of an incremental tree (the incremental mount
/// of Litho).
struct EdgeCursors {
  /// How many units begin at or above the lower edge of what is in sight.
  var begun = 0
  /// How many units end above the upper edge of what is in sight.
  var ended = 0

  /// Moves to `rect` and returns the units that may have come into or gone out of sight.
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
