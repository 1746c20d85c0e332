import AlidadeLayout

/// The units of a tree sorted by their edges along one axis.
struct SortedEdges: Sendable {
  /// The units by their upper or left edges, in ascending order.
  let byStart: [Int32]
  /// The edges in the order of ``byStart``.
  let starts: [Double]
  /// The units by their lower or right edges, in ascending order.
  let byEnd: [Int32]
  /// The edges in the order of ``byEnd``.
  let ends: [Double]

  init(of extents: [Rect], along axis: Axis) {
    let indices = Array(0..<Int32(extents.count))
    let starts = extents.map { $0.origin[axis] }
    let ends = extents.map { $0.origin[axis] + $0.size[axis] }
    byStart = indices.sorted { starts[Int($0)] < starts[Int($1)] }
    byEnd = indices.sorted { ends[Int($0)] < ends[Int($1)] }
    self.starts = byStart.map { starts[Int($0)] }
    self.ends = byEnd.map { ends[Int($0)] }
  }
}
