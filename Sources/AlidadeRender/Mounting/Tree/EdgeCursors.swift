import AlidadeLayout

/// The position of the visible rectangle in the edge index of an incremental tree.
///
/// The technique is the incremental mount of Litho.
struct EdgeCursors {
  private var vertical = EdgeCursor()
  private var horizontal = EdgeCursor()

  /// Moves to `rect` and returns the units that may have become visible or invisible, as far as the
  /// index can tell.
  ///
  /// - Complexity: O(units that crossed an edge).
  mutating func move(to rect: Rect, in edges: EdgeIndex) -> [Int] {
    var crossed: [Int] = []
    vertical.move(from: rect.minY, to: rect.maxY, in: edges.vertical, &crossed)
    if let sorted = edges.horizontal {
      horizontal.move(from: rect.minX, to: rect.maxX, in: sorted, &crossed)
    }
    return crossed
  }
}

/// The position of a visible interval among sorted edges.
private struct EdgeCursor {
  /// The number of units that begin at or before the end of the interval.
  var begun = 0
  /// The number of units that end before the start of the interval.
  var ended = 0

  /// Moves to the interval from `start` to `end`, and appends the units whose edges were crossed.
  mutating func move(
    from start: Double, to end: Double, in edges: SortedEdges, _ crossed: inout [Int]
  ) {
    while begun < edges.byStart.count, edges.starts[begun] <= end {
      crossed.append(Int(edges.byStart[begun]))
      begun += 1
    }
    while begun > 0, edges.starts[begun - 1] > end {
      begun -= 1
      crossed.append(Int(edges.byStart[begun]))
    }
    while ended < edges.byEnd.count, edges.ends[ended] < start {
      crossed.append(Int(edges.byEnd[ended]))
      ended += 1
    }
    while ended > 0, edges.ends[ended - 1] >= start {
      ended -= 1
      crossed.append(Int(edges.byEnd[ended]))
    }
  }
}
